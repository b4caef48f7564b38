package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Suggests which lock to hold, where an annotation or one of the accesses says which. */
final class LockFixes {

  private final Guards guards;
  private final LockText text;

  LockFixes(Guards guards, LockText text) {
    this.guards = guards;
    this.text = text;
  }

  /** A sentence without its full stop; empty if no lock is known that would help. */
  Optional<String> of(Case race) {
    List<Candidate> open = both(race).filter(candidate -> lock(candidate).isEmpty()).toList();
    Optional<String> guard = guard(race);
    if (guard.isPresent() && !open.isEmpty()) {
      return guard.map(name -> guarded(name, open));
    } else if (open.isEmpty()) {
      return Optional.of(differentLocks(race));
    } else if (open.size() == 1) {
      Candidate locked =
          lock(race.pair().one()).isEmpty() ? race.pair().other() : race.pair().one();
      return lock(locked).map(lock -> sameLock(lock, locked, open.get(0)));
    }
    return race.isStatic() && both(race).anyMatch(LockFixes::holdsAny)
        ? Optional.of(lockOfAll(race))
        : Optional.empty();
  }

  private static Stream<Candidate> both(Case race) {
    return Stream.of(race.pair().one(), race.pair().other());
  }

  /** The outermost of the locks that can keep others out. */
  private static Optional<Lock> lock(Candidate candidate) {
    return candidate.locks().locks().stream()
        .filter(lock -> !(lock.name() instanceof Lock.Own))
        .findFirst();
  }

  private static boolean holdsAny(Candidate candidate) {
    return !candidate.access().locks().isEmpty();
  }

  private Optional<String> guard(Case race) {
    return race.path().last() instanceof Step.Field field
        ? Optional.ofNullable(guards.guardOf(field))
        : Optional.empty();
  }

  private static String guarded(String guard, List<Candidate> open) {
    boolean isOne = open.size() == 1 || where(open.get(0)).equals(where(open.get(1)));
    return "Hold "
        + guard
        + (isOne ? " in " + where(open.get(0)) : " at both accesses")
        + ", as @GuardedBy says";
  }

  private static String lockOfAll(Case race) {
    Step.Field field = (Step.Field) race.path().step(0);
    return "Hold a lock that all objects share, such as "
        + MethodText.simpleName(field.owner())
        + ".class, at both accesses";
  }

  /** What the one access does right, the other should do, too. */
  private String sameLock(Lock lock, Candidate locked, Candidate open) {
    Optional<String> name = text.name(lock, open);
    if (name.isPresent() && isReplaced(lock, locked)) {
      return "Hold a lock at both accesses that does not change, as " + name.get() + " does";
    }
    if (name.isPresent() && lock.mode() != Lock.Mode.EXCLUSIVE) {
      return open.isWrite()
          ? forWriting(name.get(), open)
          : forWriting(name.get(), locked) + ", and for reading in " + where(open);
    }
    return text.holding(lock, open)
        .map(holding -> Fixes.capitalised(holding) + " in " + where(open) + ", too")
        .orElse("Hold the lock that the other access holds in " + where(open) + ", too");
  }

  /** Whether the lock is reached by way of the very field that is raced for. */
  private static boolean isReplaced(Lock lock, Candidate locked) {
    Path path = lock.path();
    Path raced = locked.path();
    return path != null
        && path.length() >= raced.length()
        && path.first(raced.length()).hasSameSteps(raced);
  }

  private static String forWriting(String lock, Candidate writer) {
    return "Hold " + lock + " for writing in " + where(writer);
  }

  private String differentLocks(Case race) {
    Candidate writer = race.writer();
    boolean isForReading =
        writer.locks().locks().stream().allMatch(lock -> lock.mode() != Lock.Mode.EXCLUSIVE);
    Optional<String> ofWriter = lock(writer).flatMap(lock -> text.name(lock, race.reader()));
    Optional<String> ofReader = lock(race.reader()).flatMap(lock -> text.name(lock, writer));
    if (isForReading) {
      return forWriting(ofWriter.orElse("the lock"), writer);
    }
    boolean areNamed = ofWriter.isPresent() && ofReader.isPresent() && !ofWriter.equals(ofReader);
    return "Hold the same lock at both accesses"
        + (areNamed ? ", either " + ofWriter.get() + " or " + ofReader.get() : "");
  }

  /** The method to hold the lock in: the one that the reader called, or the task that runs it. */
  private static String where(Candidate candidate) {
    Fork fork = candidate.access().fork();
    return MethodText.of(fork != null ? fork.target() : candidate.access().trace().site().method());
  }
}
