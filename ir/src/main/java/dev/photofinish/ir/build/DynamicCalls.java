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

  private static final String CONCAT = "java/lang/invoke/StringConcatFactory";

  /** In a concatenation's recipe, stands for the next of the bootstrap method's constants. */
  private static final char CONSTANT = '\u0002';

  private final TypePool pool;

  DynamicCalls(TypePool pool) {
    this.pool = pool;
  }

  Instruction make(
      Instruction.Site site,
      CodeCollector.DynamicCall call,
      Value[] operands,
      Value.@Nullable Result result) {
    Instruction known = result == null ? null : makeKnown(site, call, operands, result);
    return known != null
        ? known
        : new InvokeDynamic(
            site,
            result,
            call.name(),
            pool.ofMethod(call.descriptor()),
            pool.ofHandle(call.bootstrap()),
            operands);
  }

  private @Nullable Instruction makeKnown(
      Instruction.Site site,
      CodeCollector.DynamicCall call,
      Value[] operands,
      Value.Result result) {
    Handle bootstrap = call.bootstrap();
    return switch (bootstrap.getOwner() + "." + bootstrap.getName()) {
      case "java/lang/invoke/LambdaMetafactory.metafactory",
          "java/lang/invoke/LambdaMetafactory.altMetafactory" ->
          closure(site, call, operands, result);
      case CONCAT + ".makeConcatWithConstants" -> new Concat(site, result, recipe(call), operands);
      case CONCAT + ".makeConcat" ->
          new Concat(
              site, result, String.valueOf(Concat.OPERAND).repeat(operands.length), operands);
      case "java/lang/runtime/ObjectMethods.bootstrap" ->
          new RecordMethod(site, result, call.name(), recordFields(call), operands);
      case "java/lang/runtime/SwitchBootstraps.typeSwitch",
          "java/lang/runtime/SwitchBootstraps.enumSwitch" ->
          patternSwitch(site, call, operands, result);
      default -> null;
    };
  }

  private @Nullable Instruction closure(
      Instruction.Site site,
      CodeCollector.DynamicCall call,
      Value[] operands,
      Value.Result result) {
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

  private static String recipe(CodeCollector.DynamicCall call) {
    StringBuilder text = new StringBuilder();
    int constant = 1;
    for (char c : ((String) call.arguments()[0]).toCharArray()) {
      if (c == CONSTANT) {
        text.append(call.arguments()[constant++]);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** The getters that follow the record's class and its components' names. */
  private List<FieldRef> recordFields(CodeCollector.DynamicCall call) {
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
      Instruction.Site site,
      CodeCollector.DynamicCall call,
      Value[] operands,
      Value.Result result) {
    if (operands.length != 2) {
      return null;
    }
    List<Object> labels = new ArrayList<>();
    for (Object label : call.arguments()) {
      labels.add(label instanceof Type type ? pool.ofDescriptor(type.getDescriptor()) : label);
    }
    return new PatternSwitch(site, result, labels, operands[0], operands[1]);
  }
}
