package dev.photofinish.ir.selection;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A few classes and interfaces that know each other, and calls of their methods. */
record HierarchySpec(List<TypeSpec> types, List<CallSpec> calls) {

  HierarchySpec {
    types = List.copyOf(types);
    calls = List.copyOf(calls);
  }

  Optional<TypeSpec> type(String name) {
    return types.stream().filter(type -> type.name().equals(name)).findFirst();
  }

  /** The types that one is: itself, its super classes and all their interfaces. */
  Set<String> supertypes(String name) {
    Set<String> found = new LinkedHashSet<>(List.of(name));
    List<String> open = new ArrayList<>(found);
    for (int i = 0; i < open.size(); i++) {
      type(open.get(i))
          .ifPresent(
              type -> {
                add(type.superName(), found, open);
                type.interfaces().forEach(next -> add(next, found, open));
              });
    }
    return found;
  }

  private static void add(String name, Set<String> found, List<String> open) {
    if (found.add(name)) {
      open.add(name);
    }
  }

  /** The classes whose objects a call can have as its receiver. */
  List<TypeSpec> receivers(CallSpec call) {
    String needed = type(call.caller()).isPresent() ? call.caller() : call.owner();
    return types.stream()
        .filter(type -> !type.isInterface() && supertypes(type.name()).contains(needed))
        .toList();
  }
}
