package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.LOCKS;
import static dev.photofinish.record.weave.PlanBuilder.STAMPS;
import static dev.photofinish.record.weave.PlanBuilder.THREADS;

import dev.photofinish.record.weave.Step.Shape;

/** Calls of stamped locks. Their views are locks as others. */
final class StampedCalls {

  private static final String TYPE = "java/util/concurrent/locks/StampedLock";

  private StampedCalls() {}

  /** Whether a call is one, and what is told then. */
  static boolean plan(LibraryCall call, PlanBuilder plan) {
    if (!call.type().equals(TYPE)) {
      return false;
    } else if (call.has(Step.THIS)) {
      boolean isPlanned = takes(call, plan) || gives(call, plan) || looks(call, plan);
      if (!isPlanned) {
        convert(call, plan);
      }
    }
    return true;
  }

  private static boolean takes(LibraryCall call, PlanBuilder plan) {
    switch (call.name()) {
      case "writeLock", "writeLockInterruptibly", "tryWriteLock" ->
          plan.before(STAMPS, "locking", Step.THIS)
              .after(STAMPS, "locked", Shape.NEW_STAMP, Step.THIS);
      case "readLock", "readLockInterruptibly", "tryReadLock" ->
          plan.before(STAMPS, "lockingShared", Step.THIS)
              .after(STAMPS, "lockedShared", Shape.NEW_STAMP, Step.THIS);
      default -> {
        return false;
      }
    }
    plan.always(THREADS, "told");
    return true;
  }

  private static boolean gives(LibraryCall call, PlanBuilder plan) {
    switch (call.name()) {
      case "unlockWrite" -> plan.stamp("unlockingWrite");
      case "unlockRead" -> plan.stamp("unlockingRead");
      case "unlock" -> plan.stamp("unlocking");
      case "tryUnlockWrite" ->
          plan.before(STAMPS, "unlockingAnyWrite", Step.THIS).always(LOCKS, "asked", Step.THIS);
      case "tryUnlockRead" ->
          plan.before(STAMPS, "unlockingAnyRead", Step.THIS).always(LOCKS, "asked", Step.THIS);
      default -> {
        return false;
      }
    }
    plan.always(CALLS, "changed", Step.THIS);
    return true;
  }

  private static boolean looks(LibraryCall call, PlanBuilder plan) {
    switch (call.name()) {
      case "tryOptimisticRead" ->
          plan.before(STAMPS, "looking", Step.THIS)
              .after(STAMPS, "looked", Shape.NEW_STAMP, Step.THIS);
      case "validate" ->
          plan.before(STAMPS, "looking", Step.THIS).after(STAMPS, "saw", Shape.OUTCOME, Step.THIS);
      case "asReadLock", "asWriteLock", "asReadWriteLock" ->
          plan.after(CALLS, "view", Shape.RESULT, Step.THIS);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void convert(LibraryCall call, PlanBuilder plan) {
    switch (call.name()) {
      case "tryConvertToWriteLock" ->
          plan.stamp("toWrite").after(STAMPS, "nowWrite", Shape.CONVERTED, Step.THIS);
      case "tryConvertToReadLock" ->
          plan.stamp("toRead").after(STAMPS, "nowRead", Shape.CONVERTED, Step.THIS);
      case "tryConvertToOptimisticRead" ->
          plan.stamp("toOptimistic").after(STAMPS, "looked", Shape.NEW_STAMP, Step.THIS);
      default -> plan.uses(Step.THIS).always(LOCKS, "asked", Step.THIS);
    }
  }
}
