package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What threads tell each other by other means than memory and locks. An object's number stands for
 * what comes before it is used; with {@link #DONE}, for the end of the code that it is; with {@link
 * #STATE}, for what others can see of the thread that it is.
 */
final class Signals {

  private static final long DONE = 1L << 40;

  private static final long STATE = 1L << 41;

  /** Code that nobody knows: what it does may depend on all that was done for it. */
  final long outside;

  /** All futures that have stages: who waits for one may wait for any. */
  final long futures;

  /** Tasks that are handed over in ways that nobody sees: in a list, within another object. */
  final long tasks;

  /** Calls within which the platform may start threads: nobody sees which. */
  final long starts;

  /** The ends of all threads: who asks which there are sees which are over. */
  final long deaths;

  /** The ends of all tasks: who waits for many at once waits for those that are over. */
  final long ends;

  /** What tasks count that others wait for: nobody sees whose end is whose. */
  final long completions;

  /** Interrupts of threads, whichever they are. */
  final long interrupts;

  /** The ends of initialisations, for those who wait for them and nobody sees for which. */
  final long initialised;

  /** What all code of a process shares without an object for it, such as system properties. */
  final long globals;

  /** Code that is run as a stage of a future, and whether it waits for another one. */
  private final Map<Long, Boolean> stages = new ConcurrentHashMap<>();

  /** What had a signal, and others that look like it. */
  private final NumberBits told = new NumberBits();

  /** What was asked, and others that look like it. */
  private final NumberBits asked = new NumberBits();

  /** Whose calls come one after the other, and others that look like it. */
  private final NumberBits inTurn = new NumberBits();

  /** Queues that tell which tasks are over, and others that look like them. */
  private final NumberBits feeds = new NumberBits();

  /** Whether the end of one task may have another one be interrupted. */
  private volatile boolean mayCancel;

  /** Stamped locks under which threads read without having them, and others that look like them. */
  private final NumberBits watched = new NumberBits();

  /** Stamped locks that threads pass on to each other. */
  private final Set<Long> passedOn = ConcurrentHashMap.newKeySet();

  private final boolean tellsAnswers;

  /**
   * @param tellsAnswers whether questions are told, and changes that would change the answers
   */
  Signals(AtomicLong lastNumber, boolean tellsAnswers) {
    this.tellsAnswers = tellsAnswers;
    this.interrupts = lastNumber.incrementAndGet();
    this.globals = lastNumber.incrementAndGet();
    this.initialised = lastNumber.incrementAndGet();
    this.outside = lastNumber.incrementAndGet();
    this.futures = lastNumber.incrementAndGet();
    this.tasks = lastNumber.incrementAndGet();
    this.ends = lastNumber.incrementAndGet();
    this.completions = lastNumber.incrementAndGet();
    this.deaths = lastNumber.incrementAndGet();
    this.starts = lastNumber.incrementAndGet();
  }

  /** What stands for the end of the code that an object is. */
  static long done(long number) {
    return number | DONE;
  }

  /** What stands for how a thread is, as far as others can ask. */
  static long state(long number) {
    return number | STATE;
  }

  void signal(long number, int site, Context context) {
    told.add(number);
    context.event(EventKind.SIGNAL, site, number, 0, 0);
  }

  /** Goes on after all signals; if there was none, there is nothing to tell. */
  void await(long number, int site, Context context) {
    if (hadSignal(number)) {
      context.event(EventKind.AWAIT, site, number, 0, 0);
    }
  }

  /**
   * Asks for an answer that may be another once the object has changed. With focus, nobody looks at
   * other orders.
   */
  void ask(long number, int site, Context context) {
    if (tellsAnswers) {
      asked.add(number);
      context.event(EventKind.ASK, site, number, 0, 0);
    }
  }

  /** An object has changed, or was seen to have; who asked before was not told of that. */
  void changed(long number, int site, Context context) {
    if (asked.has(number)) {
      context.event(EventKind.CHANGED, site, number, 0, 0);
    }
  }

  /** The same, and all signals were waited for. */
  void awaitChanged(long number, int site, Context context) {
    if (hadSignal(number)) {
      context.event(EventKind.AWAIT, site, number, 0, 1);
    } else {
      changed(number, site, context);
    }
  }

  /** The code of an object has a future be done, and may wait for another one. */
  void stage(long number, boolean waits) {
    if (waits) {
      stages.put(number, true);
    } else {
      stages.putIfAbsent(number, false);
    }
  }

  /** The code of an object is only ever called when the last call is over. */
  void inTurn(long number) {
    inTurn.add(number);
  }

  boolean isInTurn(long number) {
    return inTurn.has(number);
  }

  /** Whether the code has a future be done. */
  boolean isStage(long number) {
    return stages.containsKey(number);
  }

  /** Whether it waits for another one. */
  boolean waitsForStage(long number) {
    return stages.getOrDefault(number, false);
  }

  /** A queue tells from now on which tasks are over. */
  void feed(long number) {
    feeds.add(number);
  }

  boolean isFed(long number) {
    return feeds.has(number);
  }

  void cancelling() {
    mayCancel = true;
  }

  boolean mayCancel() {
    return mayCancel;
  }

  /** Who writes under the lock from now on matters to those who read without it. */
  void watch(long number) {
    watched.add(number);
  }

  boolean isWatched(long number) {
    return watched.has(number);
  }

  /** A lock was given back by a thread that did not take it. */
  void passOn(long number) {
    passedOn.add(number);
  }

  boolean isPassedOn(long number) {
    return passedOn.contains(number);
  }

  boolean hadSignal(long number) {
    return told.has(number);
  }
}
