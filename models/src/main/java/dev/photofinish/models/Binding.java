package dev.photofinish.models;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.util.List;

/** Leaves out what a rule says of operands that a method does not have. */
final class Binding {

  private Binding() {}

  /** A rule for a name holds for all overloads, and not all of them have all the operands. */
  static MethodFacts bind(MethodFacts facts, MethodDescriptor descriptor) {
    List<Effect> fitting =
        facts.effects().stream().filter(effect -> fits(effect, descriptor)).toList();
    return fitting.size() == facts.effects().size() ? facts : MethodFacts.of(fitting);
  }

  private static boolean fits(Effect effect, MethodDescriptor descriptor) {
    for (Operand operand : effect.operands()) {
      if (!fits(operand, descriptor)) {
        return false;
      }
    }
    return true;
  }

  /** Numbers have no contents, and nobody can own them. */
  private static boolean fits(Operand operand, MethodDescriptor descriptor) {
    List<JavaType> parameters = descriptor.parameters();
    return switch (operand.kind()) {
      case THIS, CLASS, NONE -> true;
      case RESULT -> descriptor.returnType().isReference();
      case ARGUMENT ->
          operand.number() < parameters.size() && parameters.get(operand.number()).isReference();
    };
  }
}
