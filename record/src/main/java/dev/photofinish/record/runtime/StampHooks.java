package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls of stamped locks. They are told as locks that one thread has,
 * or some read under. What a stamp is counts as unknown to the program, but for whether it is 0.
 *
 * <p>Who reads without the lock has to find the same writers before and after as it did. So whoever
 * writes signals when it is over, and from the first such read on waits for all signals.
 *
 * <p>A lock that a thread gives back which did not take it is passed on between threads, and keeps
 * nobody apart by thread. From then on, its calls come one after the other, as told by signals.
 * What was told of it before stays before: there is a gap, and all who come later wait for the
 * signal behind it. A section that was told to begin by then may never be told to end, which can
 * only forbid orders.
 */
@OutOfLine
public final class StampHooks {

  private StampHooks() {}

  private static Signals signals() {
    return Hooks.recording().signals();
  }

  /** The lock is about to be taken, or tried. */
  public static void locking(@Nullable Object lock, int site, Context context) {
    locking(lock, false, site, context);
  }

  public static void lockingShared(@Nullable Object lock, int site, Context context) {
    locking(lock, true, site, context);
  }

  static void locking(@Nullable Object lock, boolean isShared, int site, Context context) {
    long number = CallHooks.seen(lock, site, context);
    if (lock == null || number == 0) {
      return;
    } else if (isPassedOn(lock, number)) {
      signals().signal(number, site, context);
    } else if (context.isGated() && !context.stamps().has(number, isShared)) {
      context.about(lock);
      context.ask(isShared ? EventKind.ACQUIRE_SHARED : EventKind.ACQUIRE, site, number, 0);
    }
  }

  /** It was taken, unless the stamp is 0. */
  public static void locked(long stamp, @Nullable Object lock, int site, Context context) {
    lockedIf(stamp, lock, false, site, context);
  }

  public static void lockedShared(long stamp, @Nullable Object lock, int site, Context context) {
    lockedIf(stamp, lock, true, site, context);
  }

  private static void lockedIf(
      long stamp, @Nullable Object lock, boolean isShared, int site, Context context) {
    if (stamp == 0) {
      LockHooks.asked(lock, site, context);
    } else {
      take(lock, isShared, site, context);
    }
  }

  /**
   * A thread has the lock. That it comes after who read without it is told first: who has the lock
   * in some order is behind them there.
   */
  static void take(@Nullable Object lock, boolean isShared, int site, Context context) {
    long number = CallHooks.seen(lock, site, context);
    if (lock == null || number == 0) {
      return;
    } else if (isPassedOn(lock, number)) {
      signals().awaitChanged(number, site, context);
      return;
    }
    if (!isShared && signals().isWatched(number)) {
      signals().awaitChanged(number, site, context);
    }
    if (context.stamps().take(number, isShared)) {
      context.about(lock);
      context.event(isShared ? EventKind.ACQUIRE_SHARED : EventKind.ACQUIRE, site, number, 0, 0);
    }
  }

  /** The lock is about to be given back with a stamp. */
  public static void unlockingWrite(@Nullable Object lock, long stamp, int site, Context context) {
    unlocking(lock, StampedLock.isWriteLockStamp(stamp) ? stamp : 0, site, context);
  }

  public static void unlockingRead(@Nullable Object lock, long stamp, int site, Context context) {
    unlocking(lock, StampedLock.isReadLockStamp(stamp) ? stamp : 0, site, context);
  }

  /** With one that does not fit, this fails. */
  public static void unlocking(@Nullable Object lock, long stamp, int site, Context context) {
    if (isOfLock(lock, stamp)) {
      give(lock, StampedLock.isReadLockStamp(stamp), site, context);
    } else {
      LockHooks.asked(lock, site, context);
    }
  }

  /** Whether a thread has the lock by a stamp. */
  private static boolean isOfLock(@Nullable Object lock, long stamp) {
    return lock instanceof StampedLock stamped
        && StampedLock.isLockStamp(stamp)
        && stamped.validate(stamp);
  }

  /** Whoever has the lock gives it back, if somebody has it. */
  public static void unlockingAnyWrite(@Nullable Object lock, int site, Context context) {
    give(lock, false, site, context);
  }

  public static void unlockingAnyRead(@Nullable Object lock, int site, Context context) {
    give(lock, true, site, context);
  }

  static void give(@Nullable Object lock, boolean isShared, int site, Context context) {
    long number = CallHooks.seen(lock, site, context);
    if (lock == null || number == 0) {
      return;
    }
    boolean isOwn = context.stamps().has(number, isShared);
    if (!isOwn && !isPassedOn(lock, number)) {
      signals().passOn(number);
      CallHooks.gap(site, context);
    } else if (isOwn && context.stamps().give(number, isShared)) {
      context.about(lock);
      context.event(isShared ? EventKind.RELEASE_SHARED : EventKind.RELEASE, site, number, 0, 0);
    }
    // Looked at only now: if the lock is passed on after this, what was told is before that.
    if (!isShared || isPassedOn(lock, number)) {
      signals().signal(number, site, context);
    }
  }

  /** Whether calls of the lock are told to come one after the other. */
  private static boolean isPassedOn(Object lock, long number) {
    boolean isOfProgram = lock instanceof StampedLock && lock.getClass() != StampedLock.class;
    return isOfProgram || signals().isPassedOn(number);
  }

  /** A thread asks whether others write, or have written. */
  public static void looking(@Nullable Object lock, int site, Context context) {
    long number = CallHooks.seen(lock, site, context);
    if (number != 0) {
      signals().watch(number);
      CallHooks.using(lock, site, context);
    }
  }

  /** They did not, unless the stamp is 0. */
  public static void looked(long stamp, @Nullable Object lock, int site, Context context) {
    saw(stamp != 0, lock, site, context);
  }

  public static void saw(boolean isUnchanged, @Nullable Object lock, int site, Context context) {
    if (isUnchanged) {
      CallHooks.looked(lock, site, context);
    } else {
      LockHooks.asked(lock, site, context);
    }
  }

  /** A stamp is about to be converted to one for writing, which gives nothing back before. */
  public static void toWrite(@Nullable Object lock, long stamp, int site, Context context) {
    if (!StampedLock.isLockStamp(stamp)) {
      looking(lock, site, context);
    }
    if (!StampedLock.isWriteLockStamp(stamp)) {
      locking(lock, site, context);
    }
  }

  /** It was, unless the new one is 0: who read under the lock has never been without it. */
  public static void nowWrite(
      long converted, @Nullable Object lock, long stamp, int site, Context context) {
    if (converted == 0 || !StampedLock.isWriteLockStamp(stamp)) {
      locked(converted, lock, site, context);
    }
    if (converted != 0 && StampedLock.isReadLockStamp(stamp)) {
      give(lock, true, site, context);
    }
  }

  /**
   * A stamp is about to be converted to one for reading. Who writes is sure to get it, and others
   * may read before that is told: so it is told now.
   */
  public static void toRead(@Nullable Object lock, long stamp, int site, Context context) {
    if (!StampedLock.isLockStamp(stamp)) {
      looking(lock, site, context);
      lockingShared(lock, site, context);
    } else if (StampedLock.isWriteLockStamp(stamp) && isOfLock(lock, stamp)) {
      take(lock, true, site, context);
      give(lock, false, site, context);
    }
  }

  public static void nowRead(
      long converted, @Nullable Object lock, long stamp, int site, Context context) {
    if (converted == 0) {
      LockHooks.asked(lock, site, context);
    } else if (!StampedLock.isLockStamp(stamp)) {
      CallHooks.looked(lock, site, context);
      take(lock, true, site, context);
    }
  }

  /**
   * A stamp is about to be converted to one for reading without the lock. Those who wrote before
   * did so before the lock is given back, and not only before the new stamp is known.
   */
  public static void toOptimistic(@Nullable Object lock, long stamp, int site, Context context) {
    looking(lock, site, context);
    if (isOfLock(lock, stamp)) {
      CallHooks.looked(lock, site, context);
      give(lock, StampedLock.isReadLockStamp(stamp), site, context);
    }
  }
}
