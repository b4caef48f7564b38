package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import org.jspecify.annotations.Nullable;

/** What woven code calls around calls of locks, and of conditions that belong to locks. */
@OutOfLine
public final class LockHooks {

  private LockHooks() {}

  /** A lock is about to be taken, or tried: in gate mode, when it may be. */
  public static void locking(@Nullable Object lock, int site, Context context) {
    if (lock == null || context.isOff()) {
      return;
    }
    TypeKind kind = CallHooks.kind(lock);
    if (kind.isStamped()) {
      StampHooks.locking(lock, kind == TypeKind.STAMPED_READ, site, context);
    } else if (context.isGated() && !context.locks().has(lock)) {
      ask(lock, kind, site, context);
    }
  }

  private static void ask(Object lock, TypeKind kind, int site, Context context) {
    boolean isLock = kind == TypeKind.LOCK || kind == TypeKind.READ_LOCK;
    long number = isLock ? Hooks.numberFor(lock, site, context) : 0;
    if (number != 0) {
      context.about(lock);
      context.ask(
          kind == TypeKind.LOCK ? EventKind.ACQUIRE : EventKind.ACQUIRE_SHARED, site, number, 0);
    }
  }

  /** A lock was taken. */
  public static void locked(@Nullable Object lock, int site, Context context) {
    if (lock == null || context.isOff()) {
      return;
    }
    switch (CallHooks.kind(lock)) {
      case LOCK -> tell(lock, EventKind.ACQUIRE, context.locks().take(lock), site, context);
      case READ_LOCK ->
          tell(lock, EventKind.ACQUIRE_SHARED, context.locks().take(lock), site, context);
      case STAMPED -> StampHooks.take(lock, false, site, context);
      case STAMPED_READ -> StampHooks.take(lock, true, site, context);
      default -> CallHooks.await(lock, site, context);
    }
    CallHooks.changed(lock, site, context);
  }

  /** A lock was taken if the call says so. */
  public static void tried(boolean isTaken, @Nullable Object lock, int site, Context context) {
    if (isTaken) {
      locked(lock, site, context);
    } else if (lock != null) {
      CallHooks.await(lock, site, context);
      asked(lock, site, context);
    }
  }

  /** A call told something about a lock that depends on who has it: that cannot be told. */
  public static void asked(@Nullable Object lock, int site, Context context) {
    if (CallHooks.seen(lock, site, context) != 0) {
      CallHooks.gap(site, context);
    }
  }

  /** A lock is about to be given back; if the thread does not have it, that will fail. */
  public static void unlocking(@Nullable Object lock, int site, Context context) {
    if (lock == null || context.isOff()) {
      return;
    }
    TypeKind kind = CallHooks.kind(lock);
    if (kind.isStamped()) {
      StampHooks.give(lock, kind == TypeKind.STAMPED_READ, site, context);
    } else if (kind != TypeKind.LOCK && kind != TypeKind.READ_LOCK) {
      CallHooks.signal(lock, site, context);
    } else if (context.locks().has(lock)) {
      boolean isOutermost = context.locks().give(lock);
      EventKind event = kind == TypeKind.LOCK ? EventKind.RELEASE : EventKind.RELEASE_SHARED;
      tell(lock, event, isOutermost, site, context);
    }
  }

  private static void tell(
      Object lock, EventKind kind, boolean isOutermost, int site, Context context) {
    long number = Hooks.numberFor(lock, site, context);
    if (number != 0 && isOutermost) {
      context.about(lock);
      context.event(kind, site, number, 0, 0);
    }
  }

  /** A thread is about to wait for a notice. */
  public static void waiting(@Nullable Object monitor, int site, Context context) {
    if (monitor != null && context.locks().has(monitor)) {
      Hooks.waiting(monitor, site, context);
    }
  }

  /** It got one. */
  public static void woken(@Nullable Object monitor, int site, Context context) {
    if (monitor != null && context.locks().has(monitor)) {
      Hooks.woken(monitor, site, context);
    }
  }

  /** It does not wait any more, with a notice or without: it could have been without. */
  public static void stopped(@Nullable Object monitor, int site, Context context) {
    if (monitor != null && context.locks().has(monitor)) {
      Hooks.stopped(monitor, site, context);
      ThreadHooks.told(site, context);
    }
  }

  /** A thread is about to give notice; without the monitor, that will fail. */
  public static void notifying(@Nullable Object monitor, int site, Context context) {
    if (monitor != null && context.locks().has(monitor)) {
      Hooks.notifying(monitor, site, context);
    }
  }

  public static void notifyingAll(@Nullable Object monitor, int site, Context context) {
    if (monitor != null && context.locks().has(monitor)) {
      Hooks.notifyingAll(monitor, site, context);
    }
  }

  /**
   * A thread is about to wait for a condition. The condition has the number of its lock, which the
   * thread gives back however often it has taken it.
   */
  public static void waitingFor(@Nullable Object condition, int site, Context context) {
    long number = CallHooks.seen(condition, site, context);
    if (number != 0 && context.locks().hasNumber(number)) {
      context.event(EventKind.RELEASE, site, number, 0, 0);
    }
  }

  /** It does not wait any more, and has the lock again. */
  public static void waitedFor(@Nullable Object condition, int site, Context context) {
    long number = CallHooks.seen(condition, site, context);
    if (number == 0) {
      return;
    }
    if (context.locks().hasNumber(number)) {
      if (condition != null) {
        context.about(condition);
      }
      context.event(EventKind.ACQUIRE, site, number, 0, 0);
    }
    CallHooks.await(condition, site, context);
  }
}
