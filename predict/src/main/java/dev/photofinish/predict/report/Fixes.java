package dev.photofinish.predict.report;

import dev.photofinish.finding.Access;

/** What would keep two accesses apart. */
final class Fixes {

  private Fixes() {}

  static String of(Access one, Access other) {
    if (one.locks().isEmpty() == other.locks().isEmpty()) {
      return "Make both accesses under the same lock.";
    }
    boolean isFirstBare = one.locks().isEmpty();
    Access locked = isFirstBare ? other : one;
    Access bare = isFirstBare ? one : other;
    return "Hold "
        + String.join(", ", locked.locks())
        + " in "
        + bare.site().method().signature()
        + ", too.";
  }
}
