package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.TakenLock;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import java.util.List;

/**
 * An access that may take part in a race of a class.
 *
 * @param path where it goes, as the reported class sees it
 * @param locks the locks that count, by names that other accesses to the same memory have for them:
 *     of a guarded field, only the one that guards it
 */
record Candidate(Entry entry, Snapshot access, Path path, LockSet locks) {

  Concurrency concurrency() {
    return entry.concurrency(path);
  }

  /**
   * Whether it holds a lock that may be there for what it accesses. What a method does far away to
   * its arguments is not what its own object's lock is for.
   */
  boolean isLocked() {
    return !access.locks().isEmpty()
        && (!isOfArgument() || access.trace().depth() == 1 || locksArgument());
  }

  /** Whether it goes to what an argument leads to, beyond the argument's own fields. */
  private boolean isOfArgument() {
    return path.root() instanceof Root.Formal
        && path.length() > 1
        && !entry.isInner()
        && !entry.isOnThis(path);
  }

  private boolean locksArgument() {
    return access.locks().locks().stream()
        .map(Lock::path)
        .anyMatch(lock -> lock != null && lock.root().equals(path.root()));
  }

  /** Whether there is reason enough to think that just what it accesses is shared. */
  boolean isEvident() {
    return access.fork() != null
        || access.threads() != Threads.NONE
        || (concurrency().isKnown() && isMeant(concurrency().locks()));
  }

  /**
   * Whether what it accesses is what the evidence, locks if it is no other, is about: a lock of
   * another object is there for the fields of that one.
   */
  private boolean isMeant(List<TakenLock> locks) {
    if (locks.isEmpty() || path.root() == Root.GLOBAL) {
      return true;
    }
    for (TakenLock lock : locks) {
      if (isOfEntry(lock) ? isBeside(lock) : lock.hasPart(access.path())) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfEntry(TakenLock lock) {
    return entry.method().isStatic() ? lock.isOfClass() : lock.isOfFirst();
  }

  /** A lock of the object itself is there for what is done in the same method. */
  private boolean isBeside(TakenLock lock) {
    return access.site().method().equals(lock.site().method());
  }

  /** What runs in parallel with it. */
  Threads threads() {
    if (access.threads() != Threads.NONE) {
      return access.threads();
    } else if (access.fork() != null) {
      return Threads.ANY;
    } else if (isConfined() && !concurrency().inBackground()) {
      return Threads.ANY_BUT_MAIN; // It is trusted to be on the thread that it is confined to.
    }
    return concurrency().threads();
  }

  private boolean isConfined() {
    return path.last() instanceof Step.Field field && field.nature() == Step.Nature.CONFINED;
  }

  /**
   * The same as other calls have to do with it: of threads that are over when the method returns,
   * they know no more than of the method.
   */
  Candidate fromOutside() {
    Fork fork = access.fork();
    return fork == null || !fork.joined()
        ? this
        : new Candidate(
            entry, new Snapshot(access.facts().byCaller(), access.traces()), path, locks);
  }

  /** The same, with some of the places only. */
  Candidate at(List<Trace> traces) {
    return new Candidate(entry, new Snapshot(access.facts(), traces), path, locks);
  }

  Candidate at(Trace trace) {
    return new Candidate(entry, access.at(trace), path, locks);
  }

  /** Whether it is done to an object that is being made. */
  boolean isMaking() {
    return entry.isMaking(path);
  }

  /** Whether its caller holds a lock, whichever that is. */
  boolean isCalledLocked() {
    return entry.isHook() && access.fork() == null;
  }

  boolean isWrite() {
    return access.isWrite();
  }

  /** Whether RacerDX knows that the path leads where it says. */
  boolean isStable() {
    return access.certain() && access.fork() == null && entry.isStable(access.path());
  }
}
