package dev.photofinish.ir;

import org.jspecify.annotations.Nullable;

/** Says which instructions take locks and give them back. */
public interface LockOperations {

  /** What an instruction does to a lock. */
  sealed interface Effect {}

  /** Takes the lock that a value is. */
  record Acquire(Value lock) implements Effect {}

  /** Gives the lock back. */
  record Release(Value lock) implements Effect {}

  /** Null if the instruction has nothing to do with locks. */
  @Nullable Effect effectOf(Instruction instruction);

  /** Monitors, and the plain methods of java.util.concurrent.locks.Lock and its implementations. */
  static LockOperations monitorsAndLocks(Hierarchy hierarchy) {
    return instruction -> {
      if (instruction instanceof MonitorEnter enter) {
        return new Acquire(enter.lock());
      } else if (instruction instanceof MonitorExit exit) {
        return new Release(exit.lock());
      } else if (instruction instanceof Invoke call && isOnLock(hierarchy, call)) {
        return switch (call.method().name()) {
          case "lock", "lockInterruptibly" -> new Acquire(call.operand(0));
          case "unlock" -> new Release(call.operand(0));
          default -> null;
        };
      }
      return null;
    };
  }

  private static boolean isOnLock(Hierarchy hierarchy, Invoke call) {
    return call.kind() != CallKind.STATIC
        && call.method().descriptor().text().equals("()V")
        && hierarchy.isSubclass(call.method().owner(), "java/util/concurrent/locks/Lock")
            == Hierarchy.Answer.YES;
  }
}
