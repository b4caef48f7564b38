package dev.photofinish.trace;

/**
 * What an event is (section III.A of the paper, and what Java has beyond it).
 *
 * <p>Whatever library a program synchronises by, the recorder says it in these words.
 */
public enum EventKind {
  /** Reads memory that is not volatile; the value is what was read. */
  READ(0),
  /** Writes memory that is not volatile; the value is what is there afterwards. */
  WRITE(1),
  /** Reads a volatile field, or reads by a handle or an atomic object. */
  VOLATILE_READ(2),
  /** Writes a volatile field, or writes by a handle or an atomic object. */
  VOLATILE_WRITE(3),
  /** Reads and writes volatile memory in one step; the value is what is there afterwards. */
  UPDATE(4),
  /** Takes a lock that the thread does not have yet; the object is the lock. */
  ACQUIRE(5),
  /** Gives a lock back for good. */
  RELEASE(6),
  /** Takes a lock beside other readers. */
  ACQUIRE_SHARED(7),
  RELEASE_SHARED(8),
  /** Gives the monitor of the object back, however often it was taken, and waits for a notice. */
  WAIT(9),
  /** Has the monitor again after {@link #WAIT}; the value is 1 if there was a notice. */
  WAKE(10),
  /** Wakes one thread that waits for the object. */
  NOTIFY(11),
  /** Wakes all threads that wait for the object. */
  NOTIFY_ALL(12),
  /** Starts a thread; the value is its number. */
  FORK(13),
  /** A thread has been seen to be over; the value is its number. */
  JOIN(14),
  /** The first event of a thread. */
  BEGIN(15),
  /** The last event of a thread. */
  END(16),
  /** Lets those go on that wait for the object by other means: latches, futures, queues. */
  SIGNAL(17),
  /**
   * Goes on after all signals of the object that came before. If the value is 1, a change of the
   * object is over besides: all who asked before have their answer without it.
   */
  AWAIT(18),
  /** A class is initialised now: all that was done for it comes before its use elsewhere. */
  INITIALISED(19),
  /** An object becomes known to other threads; the value is the number of its class. */
  NEW(20),
  /** What is in a new object's memory when it becomes known, unless it is zero or null. */
  INITIAL(21),
  /** Something was not recorded here: what the thread does from here on may depend on anything. */
  GAP(22),
  /** Begins to ask an object how it is: what had not changed it by then changes it later. */
  ASK(23),
  /** A change of the object is over, and nobody was waited for. */
  CHANGED(24),
  /**
   * Comes after all that came before it in the stripe that the member is, and says nothing else.
   * Only files have it.
   */
  BEHIND(25);

  private final int code;

  EventKind(int code) {
    this.code = code;
  }

  /** What stands for it in files. */
  public int code() {
    return code;
  }

  /** Whether it reads or writes memory that is not volatile: what can race. */
  public boolean isPlain() {
    return this == READ || this == WRITE;
  }

  /** Whether it reads or writes memory. */
  public boolean isAccess() {
    return compareTo(UPDATE) <= 0;
  }

  public boolean isWrite() {
    return this == WRITE || this == VOLATILE_WRITE || this == UPDATE;
  }

  /** Whether it has a place among the events of all threads on the same memory, lock or signal. */
  public boolean isOrdered() {
    return switch (this) {
      case SIGNAL, AWAIT, INITIALISED, ASK, CHANGED, BEHIND -> true;
      default -> compareTo(NOTIFY_ALL) <= 0;
    };
  }

  /** Whether it says what is known of a thread's own path, and nothing to other threads. */
  public boolean isOfPath() {
    return this == GAP || this == BEHIND;
  }
}
