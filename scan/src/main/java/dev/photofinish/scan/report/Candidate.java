package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
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

  /** The same, with some of the places only. */
  Candidate at(List<Trace> traces) {
    return new Candidate(entry, new Snapshot(access.facts(), traces), path, locks);
  }

  Candidate at(Trace trace) {
    return new Candidate(entry, access.at(trace), path, locks);
  }

  /** Whether a constructor does it to the object that it makes. */
  boolean isInConstructor() {
    return entry.method().isConstructor() && entry.isOnThis(path);
  }

  boolean isWrite() {
    return access.isWrite();
  }

  /** Whether RacerDX knows that the path leads where it says. */
  boolean isStable() {
    return access.certain() && access.fork() == null && entry.isStable(access.path());
  }
}
