package dev.photofinish.ir.build;

import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.InvokeDynamic;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.PatternSwitch;
import dev.photofinish.ir.RecordMethod;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/**
 * Turns invokedynamic into what it does, for the bootstrap methods that compilers use: closures,
 * string concatenation, record methods and switches. Anything else stays an opaque call.
 */
final class DynamicCalls {

  /** In a concatenation's recipe, stands for the next of the bootstrap method's constants. */
  private static final char CONSTANT = '\u0002';

  private final TypePool pool;

  DynamicCalls(TypePool pool) {
    this.pool = pool;
  }

  Instruction make(
      Instruction.Site site, DynamicCall call, Value[] operands, Value.@Nullable Result result) {
    Instruction known = result == null ? null : makeKnown(site, call, operands, result);
    return known != null
        ? known
        : new InvokeDynamic(
            site,
            result,
            call.name(),
            call.descriptor(),
            pool.ofHandle(call.bootstrap()),
            operands);
  }

  private @Nullable Instruction makeKnown(
      Instruction.Site site, DynamicCall call, Value[] operands, Value.Result result) {
    String method = call.bootstrap().getName();
    return switch (call.bootstrap().getOwner()) {
      case "java/lang/invoke/LambdaMetafactory" ->
          method.equals("metafactory") || method.equals("altMetafactory")
              ? closure(site, call, operands, result)
              : null;
      case "java/lang/invoke/StringConcatFactory" -> concat(site, call, operands, result);
      case "java/lang/runtime/ObjectMethods" ->
          new RecordMethod(site, result, call.name(), recordFields(call), operands);
      case "java/lang/runtime/SwitchBootstraps" ->
          method.equals("typeSwitch") || method.equals("enumSwitch")
              ? patternSwitch(site, call, operands, result)
              : null;
      default -> null;
    };
  }

  private static @Nullable Instruction concat(
      Instruction.Site site, DynamicCall call, Value[] operands, Value.Result result) {
    return switch (call.bootstrap().getName()) {
      case "makeConcatWithConstants" -> new Concat(site, result, recipe(call), operands);
      case "makeConcat" ->
          new Concat(
              site, result, String.valueOf(Concat.OPERAND).repeat(operands.length), operands);
      default -> null;
    };
  }

  private @Nullable Instruction closure(
      Instruction.Site site, DynamicCall call, Value[] operands, Value.Result result) {
    Object[] arguments = call.arguments();
    if (arguments.length < 3
        || !(arguments[0] instanceof Type type)
        || !(arguments[1] instanceof Handle target)) {
      return null;
    }
    MethodDescriptor erased = pool.ofMethod(type.getDescriptor());
    return new Closure(
        site, result, result.type(), call.name(), erased, pool.ofHandle(target), operands);
  }

  private static String recipe(DynamicCall call) {
    StringBuilder text = new StringBuilder();
    int constant = 1;
    for (char c : ((String) call.arguments()[0]).toCharArray()) {
      if (c == CONSTANT) {
        // A text is among the constants if it has a character that is a mark in recipes.
        text.append(String.valueOf(call.arguments()[constant++]).replace(Concat.OPERAND, '?'));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** The getters that follow the record's class and its components' names. */
  private List<FieldRef> recordFields(DynamicCall call) {
    List<FieldRef> fields = new ArrayList<>();
    for (Object argument : call.arguments()) {
      if (argument instanceof Handle handle
          && pool.ofHandle(handle) instanceof MethodHandleRef.OfField getter) {
        fields.add(getter.field());
      }
    }
    return fields;
  }

  private @Nullable Instruction patternSwitch(
      Instruction.Site site, DynamicCall call, Value[] operands, Value.Result result) {
    if (operands.length != 2) {
      return null;
    }
    List<Object> labels = new ArrayList<>();
    for (Object label : call.arguments()) {
      labels.add(pool.ofLoadable(label));
    }
    return new PatternSwitch(site, result, labels, operands[0], operands[1]);
  }
}
