package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.TakenLock;
import dev.photofinish.scan.domain.Threads;
import java.util.List;

/**
 * What is known of how a method is called.
 *
 * @param threads what runs in parallel with it
 * @param withItself whether two threads may be in it at once, on the same object
 * @param inTurn whether its calls, and those of others of which that is known, come one after the
 *     other
 * @param because the evidence, one sentence; empty if there is none
 * @param locks if all that says so are locks that it takes: these
 * @param byFramework whether a framework calls it, which may give each call objects of its own
 */
record Concurrency(
    Threads threads,
    boolean withItself,
    boolean inTurn,
    String because,
    List<TakenLock> locks,
    boolean byFramework) {

  /** Whether it is known to run on another thread than the rest. */
  boolean inBackground() {
    return threads == Threads.ANY && !withItself;
  }

  static final Concurrency UNKNOWN =
      new Concurrency(Threads.NONE, false, false, "", List.of(), false);

  boolean isKnown() {
    return !because.isEmpty();
  }

  /** Whether more than locks says so. */
  boolean isCertain() {
    return isKnown() && locks.isEmpty();
  }

  /** Whether it is said that any number of threads may call it at once. */
  boolean isPromised() {
    return isCertain() && withItself;
  }

  /** The same, of a method whose calls come one after the other. */
  Concurrency calledInTurn() {
    return new Concurrency(threads, false, true, because, locks, byFramework);
  }

  static Concurrency any(String because) {
    return new Concurrency(Threads.ANY, true, false, because, List.of(), false);
  }

  static Concurrency byFramework(String because) {
    return new Concurrency(Threads.ANY, true, false, because, List.of(), true);
  }

  static Concurrency locks(String because, List<TakenLock> locks) {
    return new Concurrency(Threads.ANY, true, false, because, locks, false);
  }

  static Concurrency background(String because) {
    return new Concurrency(Threads.ANY, false, false, because, List.of(), false);
  }

  static Concurrency main(String because) {
    return new Concurrency(Threads.ANY_BUT_MAIN, false, false, because, List.of(), false);
  }
}
