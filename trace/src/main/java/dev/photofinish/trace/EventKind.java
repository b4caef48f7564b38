package dev.photofinish.trace;

/**
 * What an event is (section III.A of the paper, and what Java has beyond it).
 *
 * <p>Whatever library a program synchronises by, the recorder says it in these words.
 */
public enum EventKind {
  /** Reads memory that is not volatile; the value is what was read. */
  READ,
  /** Writes memory that is not volatile; the value is what is there afterwards. */
  WRITE,
  /** Reads a volatile field, or reads by a handle or an atomic object. */
  VOLATILE_READ,
  /** Writes a volatile field, or writes by a handle or an atomic object. */
  VOLATILE_WRITE,
  /** Reads and writes volatile memory in one step; the value is what is there afterwards. */
  UPDATE,
  /** Takes a lock that the thread does not have yet; the object is the lock. */
  ACQUIRE,
  /** Gives a lock back for good. */
  RELEASE,
  /** Takes a lock beside other readers. */
  ACQUIRE_SHARED,
  RELEASE_SHARED,
  /** Gives the monitor of the object back, however often it was taken, and waits for a notice. */
  WAIT,
  /** Has the monitor again after {@link #WAIT}; the value is 1 if there was a notice. */
  WAKE,
  /** Wakes one thread that waits for the object. */
  NOTIFY,
  /** Wakes all threads that wait for the object. */
  NOTIFY_ALL,
  /** Starts a thread; the value is its number. */
  FORK,
  /** A thread has been seen to be over; the value is its number. */
  JOIN,
  /** The first event of a thread. */
  BEGIN,
  /** The last event of a thread. */
  END,
  /** Lets those go on that wait for the object by other means: latches, futures, queues. */
  SIGNAL,
  /** Goes on after all signals of the object that came before. */
  AWAIT,
  /** A class is initialised now: all that was done for it comes before its use elsewhere. */
  INITIALISED,
  /** An object becomes known to other threads; the value is the number of its class. */
  NEW,
  /** What is in a new object's memory when it becomes known, unless it is zero or null. */
  INITIAL,
  /** A method of the program begins; the object is what it is called on, if anything. */
  ENTER,
  /** An exception arrives at a handler. */
  CATCH,
  /** Code that is not recorded comes back; the value is what it returned. */
  RESULT,
  /** Something was not recorded here: what the thread does from here on may depend on anything. */
  GAP;

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

  /** Whether it says which way a thread went through its code, and nothing to other threads. */
  public boolean isOfPath() {
    return compareTo(ENTER) >= 0;
  }
}
