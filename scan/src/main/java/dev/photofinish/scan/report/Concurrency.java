package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.TakenLock;
import dev.photofinish.scan.domain.Threads;
import java.util.List;

/**
 * What is known of how a method is called.
 *
 * @param threads what runs in parallel with it
 * @param withItself whether two threads may be in it at once, on the same object
 * @param because the evidence, one sentence; empty if there is none
 * @param locks if all that says so are locks that it takes: these
 */
record Concurrency(Threads threads, boolean withItself, String because, List<TakenLock> locks) {

  /** Whether it is known to run on another thread than the rest. */
  boolean inBackground() {
    return threads == Threads.ANY && !withItself;
  }

  static final Concurrency UNKNOWN = new Concurrency(Threads.NONE, false, "", List.of());

  boolean isKnown() {
    return !because.isEmpty();
  }

  /** Whether more than locks says so. */
  boolean isCertain() {
    return isKnown() && locks.isEmpty();
  }

  static Concurrency any(String because) {
    return new Concurrency(Threads.ANY, true, because, List.of());
  }

  static Concurrency locks(String because, List<TakenLock> locks) {
    return new Concurrency(Threads.ANY, true, because, locks);
  }

  static Concurrency background(String because) {
    return new Concurrency(Threads.ANY, false, because, List.of());
  }

  static Concurrency main(String because) {
    return new Concurrency(Threads.ANY_BUT_MAIN, false, because, List.of());
  }
}
