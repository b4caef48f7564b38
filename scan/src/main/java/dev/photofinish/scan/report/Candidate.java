package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Threads;

/**
 * An access that may take part in a race of a class.
 *
 * @param path where it goes, as the reported class sees it
 * @param locks the locks that count, by names that other accesses to the same memory have for them:
 *     of a guarded field, only the one that guards it
 */
record Candidate(Entry entry, Snapshot access, Path path, LockSet locks) {

  /** What runs in parallel with it. */
  Threads threads() {
    if (access.threads() != Threads.NONE) {
      return access.threads();
    }
    return access.fork() != null ? Threads.ANY : entry.concurrency().threads();
  }

  boolean isWrite() {
    return access.isWrite();
  }

  /** Whether RacerDX knows that the path leads where it says. */
  boolean isStable() {
    return access.certain() && access.fork() == null && entry.summary().isStable(access.path());
  }
}
