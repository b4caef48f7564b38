package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

/** A lock that is released by try-with-resources. */
final class ScopedGuard implements AutoCloseable {
  private final Lock lock;

  ScopedGuard(Lock lock) {
    this.lock = lock;
    lock.lock();
  }

  @Override
  public void close() {
    lock.unlock();
  }
}

@ThreadSafe
class GuardedQueue {
  private final Lock lock = new ReentrantLock();
  private int size;
  private int capacity;
  private int added;

  void add() {
    try (ScopedGuard guard = new ScopedGuard(lock)) {
      size++;
      capacity++; // race: GuardedQueue.capacity
    }
    added++; // race: GuardedQueue.added
  }

  int size() {
    lock.lock();
    try {
      return size;
    } finally {
      lock.unlock();
    }
  }

  int capacity() {
    return capacity; // race: GuardedQueue.capacity read
  }
}
