package inner;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Private members of a nested class are touched from outside, and the other way round. */
class Settings {

  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final Values values = new Values();
  private static int created;
  private static int touched;

  private static class Values {
    private int timeout;
    private int retries;
    private int cacheSize;

    private void bump() {
      cacheSize++; // race: Values.cacheSize
    }

    private static void touch() {
      touched++; // race: Settings.touched
    }
  }

  void setTimeout(int timeout) {
    lock.writeLock().lock();
    try {
      values.timeout = timeout; // race: Values.timeout
      values.retries = 3;
      Values.touch();
    } finally {
      lock.writeLock().unlock();
    }
  }

  int timeout() {
    return values.timeout; // race: Values.timeout
  }

  int retries() {
    lock.readLock().lock();
    try {
      return values.retries;
    } finally {
      lock.readLock().unlock();
    }
  }

  /** Reading locks do not exclude each other. */
  void growCache() {
    lock.readLock().lock();
    try {
      values.bump();
    } finally {
      lock.readLock().unlock();
    }
  }

  static int touched() {
    return touched; // race: Settings.touched
  }

  static int created() {
    return created++;
  }
}
