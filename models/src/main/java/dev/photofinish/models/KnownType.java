package dev.photofinish.models;

import dev.photofinish.ir.MethodDescriptor;
import java.util.List;

/**
 * What is known of one type of a program.
 *
 * @param name the internal name
 * @param supertypes the type itself and its super types, nearest first
 * @param rules the rules for all of these, nearest first
 * @param facts its properties
 * @param sharedBecause what makes it {@link TypeProperty#SHARED}, as a clause; empty if it is not
 */
record KnownType(
    String name,
    List<String> supertypes,
    List<TypeRules> rules,
    TypeFacts facts,
    String sharedBecause) {

  /** Whether some rule can say something of a method with a name. */
  boolean mentions(String method) {
    for (TypeRules rule : rules) {
      if (rule.mentions(method)) {
        return true;
      }
    }
    return false;
  }

  /** What the nearest rule says of calls of a method. */
  MethodFacts factsOf(String method, MethodDescriptor descriptor) {
    for (TypeRules rule : rules) {
      MethodFacts facts = rule.facts(method, descriptor);
      if (facts != null) {
        return Binding.bind(facts, descriptor);
      }
    }
    return MethodFacts.NONE;
  }
}
