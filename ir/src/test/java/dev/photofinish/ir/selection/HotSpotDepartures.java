package dev.photofinish.ir.selection;

import dev.photofinish.ir.CallKind;

/**
 * Where HotSpot does not do what the JVM's specification says. Both are about class files that no
 * compiler writes.
 */
final class HotSpotDepartures {

  private HotSpotDepartures() {}

  static boolean explain(HierarchySpec hierarchy, Outcome outcome) {
    return outcome.call().kind() == CallKind.INTERFACE
        && outcome.jvm().equals("AbstractMethodError")
        && (isConflictOfDefaults(outcome) || isDefaultHiddenByPrivate(hierarchy, outcome));
  }

  /** Seen on Java 17, not on 25: the error is the wrong one (JVMS 6.5, invokeinterface). */
  private static boolean isConflictOfDefaults(Outcome outcome) {
    return outcome.model().equals("IncompatibleClassChangeError");
  }

  /** A private method overrides nothing (JVMS 5.4.5), yet it hides a default that is inherited. */
  private static boolean isDefaultHiddenByPrivate(HierarchySpec hierarchy, Outcome outcome) {
    boolean isDefault = hierarchy.type(outcome.model()).filter(TypeSpec::isInterface).isPresent();
    return isDefault
        && hierarchy.supertypes(outcome.receiver().name()).stream()
            .flatMap(name -> hierarchy.type(name).stream())
            .anyMatch(type -> !type.isInterface() && type.hasPrivate(outcome.call().method()));
  }
}
