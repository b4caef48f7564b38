package dev.photofinish.record.runtime;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Ends the recording for all threads at one point, while they run: what was recorded before is all
 * that they did up to there, and nothing of what they did after it.
 *
 * <p>Every access that is recorded holds a stripe from before it looks whether the end has begun
 * until it is done. So once the end has begun and each stripe was seen free after that, no access
 * is under way that will be recorded. Until then nobody makes one that is not: threads that see
 * that the end has begun wait for it. No stripe is held for longer than one access.
 */
final class Stop {

  private final StripeLocks stripes;
  private final AtomicBoolean isTaken = new AtomicBoolean();

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

  /** Ends the recording with the program; the current thread holds no stripe. */
  void now() {
    if (isTaken.compareAndSet(false, true)) {
      end();
    } else {
      await();
    }
  }

  /** Ends it before the program ends, unless another thread does so. */
  void early() {
    if (isTaken.compareAndSet(false, true)) {
      isEarly = true;
      end();
      then.run();
    } else {
      await();
    }
  }

  private void end() {
    hasBegun = true;
    stripes.awaitFree();
    isOver = true;
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

  /** Waits until it is over, which is soon. To park would use up a permit of the program's. */
  @SuppressWarnings("ThreadPriorityCheck")
  void await() {
    while (!isOver) {
      Thread.yield();
    }
  }
}
