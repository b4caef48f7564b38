package dev.photofinish.ir.build;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Compares the types of the values that the builder sees in local variables and on the stack with
 * what the class file's stack map frames say, as the verifier would.
 */
final class FrameAgreement {

  private final Program program;
  private final TypePool pool = new TypePool();
  final List<String> disagreements = new ArrayList<>();
  int compared;

  FrameAgreement(Program program) {
    this.program = program;
  }

  void check(MethodModel method, Code code, AsmView asm) {
    FlowGraph graph = FlowGraphBuilder.build(code);
    Buffers buffers = new Buffers();
    buffers.clear();
    SsaBuilder ssa = new SsaBuilder(code, graph, buffers, new ResultTypes(pool));
    List<int[]> locals = new ArrayList<>();
    List<int[]> stacks = new ArrayList<>();
    ssa.build(
        method,
        (block, localsAtEntry, stackAtEntry) -> {
          locals.add(localsAtEntry.clone());
          stacks.add(stackAtEntry.clone());
        });
    TypeInference types =
        new TypeInference(code, graph, ssa, pool, program.hierarchy()::join, method);
    types.infer();
    for (int block = 0; block < graph.blockCount(); block++) {
      AsmView.Frame frame = asm.frames.get(graph.start(block));
      boolean hasCode = graph.start(block) < graph.end(block);
      if (frame != null && hasCode) {
        compareLocals(method, code, ssa, types, frame, locals.get(block));
        compareStack(method, code, ssa, types, frame, stacks.get(block));
      }
    }
  }

  private void compareLocals(
      MethodModel method,
      Code code,
      SsaBuilder ssa,
      TypeInference types,
      AsmView.Frame frame,
      int[] locals) {
    for (int slot = 0; slot < locals.length; slot++) {
      Object framed = frame.local(slot);
      boolean isDead = locals[slot] < 0;
      if (framed != null && !framed.equals(Opcodes.TOP) && !isDead) {
        compare(method, code, ssa, types, locals[slot], framed, "local " + slot);
      }
    }
  }

  private void compareStack(
      MethodModel method,
      Code code,
      SsaBuilder ssa,
      TypeInference types,
      AsmView.Frame frame,
      int[] stack) {
    if (stack.length != frame.stack().size()) {
      disagreements.add(method + ": stack height");
      return;
    }
    for (int i = 0; i < stack.length; i++) {
      compare(method, code, ssa, types, stack[i], frame.stack().get(i), "stack " + i);
    }
  }

  private void compare(
      MethodModel method,
      Code code,
      SsaBuilder ssa,
      TypeInference types,
      int value,
      Object framed,
      String place) {
    compared++;
    int representative = ssa.definitions.find(value);
    JavaType type = types.of(value);
    if (!agrees(type, framed, code, ssa, representative)) {
      disagreements.add(method + ": " + place + " is " + type + ", the frame says " + framed);
    }
  }

  private boolean agrees(
      JavaType type, Object framed, Code code, SsaBuilder ssa, int representative) {
    if (framed instanceof AsmView.CreatedAt created) {
      int source = ssa.definitions.sources[representative];
      return source == created.index() && code.opcodes[source] == Opcodes.NEW;
    } else if (framed instanceof String name) {
      return isAssignable(type, JavaType.ofConstant(name));
    } else if (framed.equals(Opcodes.INTEGER)) {
      return type.isIntLike();
    } else if (framed.equals(Opcodes.LONG)) {
      return type.equals(JavaType.LONG);
    } else if (framed.equals(Opcodes.FLOAT)) {
      return type.equals(JavaType.FLOAT);
    } else if (framed.equals(Opcodes.DOUBLE)) {
      return type.equals(JavaType.DOUBLE);
    } else if (framed.equals(Opcodes.NULL)) {
      return type.kind() == JavaType.Kind.NULL;
    }
    return framed.equals(Opcodes.UNINITIALIZED_THIS) && representative == 0;
  }

  /** To the verifier an interface is as good as Object (JVMS 4.10.1.2). */
  private boolean isAssignable(JavaType type, JavaType target) {
    if (!type.isReference()) {
      return false;
    }
    JavaType element = target;
    while (element.isArray()) {
      element = element.element();
    }
    if (element.kind() == JavaType.Kind.CLASS) {
      ClassModel model = program.find(element.internalName());
      if (model.isMissing() || model.isInterface()) {
        return true;
      }
    }
    return program.hierarchy().isSubtype(type, target) != Hierarchy.Answer.NO;
  }
}
