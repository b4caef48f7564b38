package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Locations of a state in which all paths lead apart: every path from a formal has a location of
 * its own, made when it is first asked for, and so every location has one name. New objects have
 * negative locations, and no name.
 */
final class Places {

  private static final int MOST_LINES = 10_000;

  private final List<Exp> names = new ArrayList<>();
  private final Map<Exp, Integer> formals = new HashMap<>();
  private final Map<Address, Integer> targets = new HashMap<>();
  private final Map<Address, Exp> paths = new HashMap<>();

  /** The location of the object that is made on a line after so many others. */
  static int fresh(int line, int others) {
    return -1 - (others * MOST_LINES + line);
  }

  /** The location, or, for all new objects that are made on a line, the same number. */
  static int origin(int location) {
    return location < 0 ? -1 - (-1 - location) % MOST_LINES : location;
  }

  /** Where a formal points at the start. */
  int formal(String name) {
    return formals.computeIfAbsent(Exp.variable(name), this::place);
  }

  /** Where an address points as long as nobody wrote there; new objects point to themselves. */
  int target(Address address) {
    int location = address.location();
    return location < 0
        ? location
        : targets.computeIfAbsent(address, at -> place(plus(names.get(location), at.field())));
  }

  private int place(Exp name) {
    names.add(name);
    return names.size() - 1;
  }

  /** The expression that leads to a location at the start; none for a new object. */
  Optional<Exp> name(int location) {
    return location < 0 ? Optional.empty() : Optional.of(names.get(location));
  }

  /** The path whose address it is at the start; none for a field of a new object. */
  Optional<Exp> name(Address address) {
    return name(address.location())
        .map(base -> paths.computeIfAbsent(address, at -> plus(base, at.field())));
  }

  private static Exp plus(Exp base, String field) {
    return new Exp(base.root(), Stream.concat(base.fields().stream(), Stream.of(field)).toList());
  }
}
