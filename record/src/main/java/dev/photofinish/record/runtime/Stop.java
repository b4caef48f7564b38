package dev.photofinish.record.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Ends the recording for all threads at one point, while they run: what was recorded before is all
 * that they did up to there, and nothing of what they did after it.
 *
 * <p>Every access that is recorded holds a stripe from before it looks whether the end has begun
 * until it is done. So once the end has begun and each stripe was seen free after that, no access
 * is under way that will be recorded. Until then nobody makes one that is not: threads that see
 * that the end has begun wait for it. No stripe is held for longer than one access.
 *
 * <p>The stack of the thread that ends it may be too small for that. Then another one goes on.
 */
final class Stop {

  private static final VarHandle TAKEN = taken();

  private final StripeLocks stripes;

  /** Whether a thread is about to end it. */
  @SuppressWarnings("unused") // By its handle.
  private volatile boolean isTaken;

  /** What is done when it is over, by the thread that stops. */
  private volatile Runnable then = () -> {};

  private volatile boolean hasBegun;
  private volatile boolean isOver;
  private volatile boolean isEarly;

  Stop(StripeLocks stripes) {
    this.stripes = stripes;
  }

  /** One that was over before anything was recorded, for a thread of which nothing ever is. */
  static Stop ofOwnThread(StripeLocks stripes) {
    Stop stop = new Stop(stripes);
    stop.hasBegun = true;
    stop.isOver = true;
    return stop;
  }

  /** Has something done when the recording is over before the program is. */
  void then(Runnable deed) {
    then = deed;
  }

  private static VarHandle taken() {
    try {
      return MethodHandles.lookup().findVarHandle(Stop.class, "isTaken", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Ends the recording with the program; the current thread holds no stripe. */
  void now() {
    end(false);
  }

  /** Ends it before the program ends, unless another thread does so. */
  void early() {
    if (end(true)) {
      then.run();
    }
  }

  /** Whether it was this thread that ended it. */
  @SuppressWarnings("ThreadPriorityCheck") // To park would use up a permit of the program's.
  private boolean end(boolean early) {
    while (!isOver) {
      if (TAKEN.compareAndSet(this, false, true)) {
        // No call may be between that and this.
        try {
          hasBegun(early);
          stripes.awaitFree();
          isOver = true;
          return true;
        } finally {
          isTaken = isOver;
        }
      }
      Thread.yield();
    }
    return false;
  }

  private void hasBegun(boolean early) {
    if (!hasBegun) {
      isEarly = early;
      hasBegun = true;
    }
  }

  /** Whether it was ended before the program was. */
  boolean isEarly() {
    return isEarly;
  }

  /** Whether nothing that begins from now on is recorded. */
  boolean hasBegun() {
    return hasBegun;
  }

  /** Whether what is not recorded may be done. */
  boolean isOver() {
    return isOver;
  }

  /** Waits until it is over, which is soon. */
  void await() {
    end(isEarly);
  }
}
