package dev.photofinish.scan.report;

import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Says how sure a race is. Strong by theorem 6.10 of RacerDX: stable paths, and at most one lock
 * between the two accesses. The theorem assumes that the two methods are called at the same time,
 * and that nothing but locks keeps them apart: where the code speaks against that, a race is only
 * likely.
 */
final class Strength {

  private final LockFree lockFree;
  private final CallsInSight calls;
  private final FieldFacts fields;
  private final Program program;

  Strength(LockFree lockFree, CallsInSight calls, FieldFacts fields, Program program) {
    this.program = program;
    this.lockFree = lockFree;
    this.calls = calls;
    this.fields = fields;
  }

  Verdict of(Candidate one, Candidate other) {
    return isProved(one, other) && isSupported(one, other) ? Verdict.STRONG : Verdict.LIKELY;
  }

  private static boolean isProved(Candidate one, Candidate other) {
    return one.isStable()
        && other.isStable()
        && one.access().locks().size() + other.access().locks().size() <= 1;
  }

  private boolean isSupported(Candidate one, Candidate other) {
    return !mayBeSafe(one.path())
        && isDuringUse(one)
        && isDuringUse(other)
        && !isReassured(one, other)
        && !isReassured(other, one)
        && !isRecursive(one)
        && !isRecursive(other)
        && !starts(one, other)
        && !starts(other, one)
        && !isBesideThread(one, other)
        && !isSheltered(one)
        && !isSheltered(other)
        && !lockFree.containsOneOf(one, other);
  }

  /** Whether the contents are those of a container that comes from elsewhere: it may be safe. */
  private boolean mayBeSafe(Path path) {
    return path.length() > 1
        && path.last() == Step.ELEMENT
        && path.step(path.length() - 2) instanceof Step.Field field
        && fields.mayHoldAnything(field)
        && !isArray(field);
  }

  private boolean isArray(Step.Field field) {
    return program.find(field.owner()).fields().stream()
        .anyMatch(model -> model.name().equals(field.name()) && model.type().isArray());
  }

  private static boolean isLocked(Candidate candidate) {
    return !candidate.access().locks().isEmpty();
  }

  /**
   * Whether it is done while others may use what it accesses. A method that writes to its own
   * object without a lock may be there to set that up before it is shared, unless it looks at what
   * is there already, or more than locks says that it runs beside others.
   */
  private static boolean isDuringUse(Candidate candidate) {
    return !candidate.isWrite()
        || isLocked(candidate)
        || candidate.concurrency().isCertain()
        || !candidate.entry().isOnThis(candidate.path())
        || isUpdate(candidate);
  }

  private static boolean isUpdate(Candidate write) {
    Snapshot written = write.access();
    return write.entry().accesses().stream()
        .anyMatch(
            access ->
                !access.isWrite()
                    && access.locks().isEmpty()
                    && access.site().method().equals(written.site().method())
                    && access.path().equals(written.path()));
  }

  /**
   * Whether the method of a read without a lock has looked at the same under the lock of the write
   * before: then it may know that nothing is written any more.
   */
  private static boolean isReassured(Candidate reader, Candidate writer) {
    if (reader.isWrite() || isLocked(reader) || !isLocked(writer)) {
      return false;
    }
    List<Lock> locks = writer.access().locks().locks();
    for (Snapshot access : reader.entry().accesses()) {
      if (access.facts().equals(reader.access().facts())) {
        return false;
      } else if (access.path().equals(reader.access().path())
          && access.locks().locks().stream().anyMatch(locks::contains)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one's method hands the other's to a thread: it may do so only after its access. */
  private static boolean starts(Candidate one, Candidate other) {
    MethodKey task = MethodKey.of(other.entry().method());
    return one.entry().summary().forks().stream().anyMatch(fork -> fork.target().equals(task));
  }

  /** Without locks, what others do may come before a thread is started, or after it is over. */
  private static boolean isBesideThread(Candidate one, Candidate other) {
    return !isLocked(one)
        && !isLocked(other)
        && (one.concurrency().inBackground() || other.concurrency().inBackground());
  }

  /** Whether the calls in sight speak against it; what is promised to work needs no calls. */
  private boolean isSheltered(Candidate candidate) {
    return !candidate.concurrency().isPromised() && calls.areSheltered(candidate.entry().method());
  }

  /** The analysis goes through recursive methods only so often. */
  private static boolean isRecursive(Candidate candidate) {
    Set<MethodKey> seen = new HashSet<>();
    for (Site site : candidate.access().trace().sites()) {
      if (!seen.add(site.method())) {
        return true;
      }
    }
    return false;
  }
}
