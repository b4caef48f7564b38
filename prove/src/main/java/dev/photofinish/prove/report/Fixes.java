package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Location;
import java.util.Optional;

/** Suggests how to mend a race, in one sentence, where what is there says how. */
final class Fixes {

  private Fixes() {}

  static Optional<String> of(Location location, Access one, Access other) {
    if (one.locks().stream().anyMatch(other.locks()::contains)) {
      // What would help is a lock that goes with the object, and which one that is is not known.
      return Optional.empty();
    }
    if (one.locks().isEmpty() == other.locks().isEmpty()) {
      return Optional.of(
          one.locks().isEmpty()
              ? "Hold the same lock wherever " + what(location) + " used."
              : "Hold the same lock at both accesses.");
    }
    Access locked = one.locks().isEmpty() ? other : one;
    Access open = one.locks().isEmpty() ? one : other;
    if (locked.site().method().equals(open.site().method())) {
      return Optional.of(
          "Hold the lock at both accesses in " + MethodText.of(open.site().method()) + ".");
    }
    return Optional.of(
        "Hold the lock that "
            + MethodText.of(locked.site().method())
            + " holds in "
            + MethodText.of(open.site().method())
            + ", too.");
  }

  private static String what(Location location) {
    return location instanceof Location.OfField field ? field.field() + " is" : "its contents are";
  }
}
