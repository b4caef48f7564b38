package dev.photofinish.prove.harness.generic;

import java.util.List;
import java.util.Map;

/**
 * The generics of a class.
 *
 * @param variables its own type parameters
 * @param supertypes its direct super types; empty if the class file says nothing of generics
 * @param methods those that use generics, by name and descriptor
 */
record GenericClass(
    List<String> variables, List<GenericType> supertypes, Map<String, GenericMethod> methods) {

  /**
   * The generics of a method.
   *
   * @param variables its own type parameters, which hide those of the class
   */
  record GenericMethod(List<String> variables, List<GenericType> parameters, GenericType result) {}
}
