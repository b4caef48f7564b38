package dev.photofinish.models;

import dev.photofinish.ir.MethodDescriptor;
import java.util.List;

/**
 * What is known of one type of a program.
 *
 * @param name the internal name
 * @param supertypes the type itself and its super types, nearest first
 * @param rules the rules for all of these, nearest first, and for which of them each is
 * @param facts its properties
 * @param sharedBecause what makes it {@link TypeProperty#SHARED}, as a clause; empty if it is not
 */
record KnownType(
    String name,
    List<String> supertypes,
    List<Applied> rules,
    TypeFacts facts,
    String sharedBecause) {

  /**
   * Rules that hold for a type.
   *
   * @param type one of the super types
   */
  record Applied(String type, TypeRules rules) {}

  /** Whether some rule can say something of a method with a name. */
  boolean mentions(String method) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).rules().mentions(method)) {
        return true;
      }
    }
    return false;
  }

  /** What the nearest rule says of calls of a method. Constructors are not inherited. */
  MethodFacts factsOf(String method, MethodDescriptor descriptor) {
    boolean isConstructor = method.equals("<init>");
    for (Applied applied : rules) {
      if (isConstructor && !applied.type().equals(name)) {
        break;
      }
      MethodFacts facts = applied.rules().facts(method, descriptor);
      if (facts != null) {
        return Binding.bind(facts, descriptor);
      }
    }
    return MethodFacts.NONE;
  }
}
