package dev.photofinish.prove.code;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.InvokeDynamic;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.RecordMethod;
import dev.photofinish.ir.Value;
import java.util.Arrays;
import java.util.List;

/**
 * Makes the call sites of a method: those of its calls, and those of instructions that call methods
 * on the way. Belongs to the builder of the method's code.
 */
final class CallSites {

  /** The owner of methods that are made up at run time. */
  private static final String UNKNOWN_CLASS = "<run time>";

  private static final MethodRef TO_STRING =
      new MethodRef(
          "java/lang/Object", "toString", MethodDescriptor.of("()Ljava/lang/String;"), false);

  private final CodeParts parts;
  private final Fields fields;

  CallSites(CodeParts parts, Fields fields) {
    this.parts = parts;
    this.fields = fields;
  }

  void of(Invoke call) {
    add(call, call.kind(), call.method(), arguments(call.operands()), parts.ofResult(call));
  }

  /** A call that nothing is known of. */
  void of(InvokeDynamic call) {
    MethodRef unknown = new MethodRef(UNKNOWN_CLASS, call.name(), call.descriptor(), false);
    add(call, CallKind.STATIC, unknown, arguments(call.operands()), parts.ofResult(call));
  }

  /** Each object becomes text by its own method. */
  void of(Concat concat) {
    for (Value operand : concat.operands()) {
      if (parts.variables.of(operand) != MethodCode.NONE) {
        int[] receiver = arguments(List.of(operand));
        add(concat, CallKind.VIRTUAL, TO_STRING, receiver, MethodCode.NONE);
      }
    }
  }

  /** Reads the fields, and runs the same method on what they hold. */
  void of(RecordMethod method) {
    MethodModel own = parts.body.method();
    MethodRef called = new MethodRef("java/lang/Object", own.name(), own.descriptor(), false);
    for (FieldRef ref : method.fields()) {
      for (Value operand : method.operands()) {
        component(method, fields.of(ref), parts.variables.of(operand), called);
      }
    }
  }

  private void component(RecordMethod method, ProgramField field, int base, MethodRef called) {
    parts.accessOf(method, field, base, false);
    int held = parts.variables.more();
    parts.load(base, field, held);
    int[] arguments = new int[called.descriptor().parameters().size() + 1];
    Arrays.fill(arguments, held);
    add(method, CallKind.VIRTUAL, called, arguments, MethodCode.NONE);
  }

  private int[] arguments(List<Value> operands) {
    return operands.stream().mapToInt(parts.variables::of).toArray();
  }

  private void add(
      Instruction instruction, CallKind kind, MethodRef method, int[] arguments, int result) {
    int number = parts.calls.size();
    parts.call(new CallSite(number, instruction, kind, method, parts.place(), arguments, result));
  }
}
