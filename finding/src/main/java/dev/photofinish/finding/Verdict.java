package dev.photofinish.finding;

import java.util.Locale;
import java.util.Optional;

/**
 * How sure we are of a race: the ladder that one race climbs as more engines speak of it.
 *
 * <p>The order of the constants is the order of the ladder, best evidence first.
 */
public enum Verdict {
  /** Seen in a real run: both threads stood at the two accesses at once. */
  CONFIRMED,
  /** A feasible reordering of a real run has the race; the schedule is attached. */
  PREDICTED,
  /** The True Positives Theorem applies: no false report under the paper's assumptions A1 to A6. */
  STRONG,
  /** RacerD's five conditions hold. */
  LIKELY,
  /** A sound whole-program analysis could not rule the race out. */
  POSSIBLE,
  /** Ruled out, with a reason and a certificate. */
  PROVED_FREE;

  /** The name that users write and read: lower case, with hyphens. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The verdict that a user means by a label, if there is one. */
  public static Optional<Verdict> ofLabel(String label) {
    for (Verdict verdict : values()) {
      if (verdict.label().equals(label)) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether this stands on the same rung of the ladder as the other verdict, or on a better one.
   */
  public boolean isAtLeast(Verdict other) {
    return compareTo(other) <= 0;
  }
}
