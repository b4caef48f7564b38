package locks;

import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

/** A lock wrapped in a class of one's own. */
class Gate {
  private final ReentrantLock lock = new ReentrantLock();

  void enter() {
    lock.lock();
  }

  void leave() {
    lock.unlock();
  }
}

@ThreadSafe
class GatedStore {
  private final Gate gate = new Gate();
  private final Gate otherGate = new Gate();
  private int size;
  private int version;
  private int dirty;

  void add() {
    gate.enter();
    try {
      size++;
      version++; // race: GatedStore.version
    } finally {
      gate.leave();
    }
    dirty++; // race: GatedStore.dirty
  }

  int size() {
    gate.enter();
    int result = size;
    gate.leave();
    return result;
  }

  int version() {
    otherGate.enter();
    try {
      return version; // race: GatedStore.version read
    } finally {
      otherGate.leave();
    }
  }
}
