package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.LockMode;

/** Takes and releases monitors and locks, which order what the threads do. */
final class Locks {

  private final Turn turn;

  Locks(Turn turn) {
    this.turn = turn;
  }

  void enter(HeapObject object) {
    await(object, Focus.MONITOR, object.monitor, true);
    object.monitor = object.monitor.take(turn.thread().index);
  }

  void exit(HeapObject object) {
    object.monitor = release(object.monitor);
  }

  void acquire(HeapObject object, LockMode mode) {
    boolean alone = mode != LockMode.READ;
    await(object, Focus.LOCK, object.lock, alone);
    int thread = turn.thread().index;
    object.lock = alone ? object.lock.take(thread) : object.lock.read(thread);
  }

  /** As in Java, who does not hold a lock cannot release it. */
  void release(HeapObject object, LockMode mode) {
    if (!object.lock.isHeldBy(turn.thread().index, mode)) {
      throw new Thrown(Thrown.EXCEPTION);
    }
    if (mode == LockMode.READ) {
      object.lock = object.lock.releaseRead(turn.thread().index, turn.thread().clock);
      turn.thread().tick();
    } else {
      object.lock = release(object.lock);
    }
  }

  private LockState release(LockState lock) {
    LockState released = lock.release(turn.thread().clock);
    if (lock.depth() == 1) {
      turn.thread().tick();
    }
    return released;
  }

  /** Readers happen before who holds the lock alone, but not before other readers. */
  private void await(HeapObject object, int piece, LockState lock, boolean alone) {
    Clock before = alone ? lock.released().join(lock.readReleased()) : lock.released();
    if (!turn.thread().clock.covers(before)) {
      turn.dependsOn(object, piece);
      turn.thread().learn(before);
    }
  }
}
