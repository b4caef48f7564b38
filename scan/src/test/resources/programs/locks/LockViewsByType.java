package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Fields of the types ReadLock and WriteLock, made of a lock that no field holds. */
class LockViewsByType {
  private final ReentrantReadWriteLock.ReadLock readLock;
  private final ReentrantReadWriteLock.WriteLock writeLock;
  private String route;
  private int queries;

  LockViewsByType() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    readLock = lock.readLock();
    writeLock = lock.writeLock();
  }

  String route() {
    readLock.lock();
    try {
      queries++; // race: LockViewsByType.queries
      return route;
    } finally {
      readLock.unlock();
    }
  }

  void route(String value) {
    writeLock.lock();
    try {
      route = value;
    } finally {
      writeLock.unlock();
    }
  }
}
