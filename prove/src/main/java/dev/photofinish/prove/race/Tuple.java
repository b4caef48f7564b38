package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import java.util.Optional;

/**
 * A tuple of {@code originalRaces} (algorithm 2.1), with what each stage says of it for itself:
 * whether it is left in {@code aliasingRaces}, {@code escapingRaces} and {@code parallelRaces}, and
 * by what it is kept out of {@code unlockedRaces}.
 *
 * @param isShared whether both may be about the same memory while a second thread sees that; the
 *     first two stages look at the two sides apart and cannot tell
 * @param exclusion what keeps the threads apart whichever of its objects the two are about
 */
public record Tuple(
    AbstractThread firstThread,
    Point first,
    AbstractThread secondThread,
    Point second,
    boolean mayAlias,
    boolean mayEscape,
    boolean isShared,
    boolean mayRunInParallel,
    Exclusion exclusion) {

  /** Whether it is left in {@code unlockedRaces}. */
  public boolean isUnlocked() {
    return exclusion == Exclusion.NONE;
  }

  /** Whether it is left in {@code ultimateRaces} (algorithm 2.6). */
  public boolean isRace() {
    return mayAlias && isShared && mayRunInParallel && isUnlocked();
  }

  /** The first stage that rules it out; none if it is a race. */
  public Optional<Reason> ruledOutBy() {
    if (!mayAlias) {
      return Optional.of(Reason.ALIASING);
    } else if (!mayEscape || !isShared) {
      return Optional.of(Reason.ESCAPE);
    } else if (!mayRunInParallel) {
      return Optional.of(Reason.PARALLEL);
    } else if (isUnlocked()) {
      return Optional.empty();
    }
    return Optional.of(exclusion == Exclusion.THREAD ? Reason.THREAD : Reason.LOCK);
  }

  @Override
  public String toString() {
    return "(" + firstThread + ", " + first + ", " + secondThread + ", " + second + ")";
  }
}
