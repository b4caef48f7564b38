package p;

import java.util.concurrent.locks.*;

/** What {@code at} is called with names the place. */
class Sample {
  static final Object STATIC = new Object();
  final Object a = new Object();
  final Object b = new Object();
  final Lock lock = new ReentrantLock();
  final ReadWriteLock both = new ReentrantReadWriteLock();
  Sample next;

  static native void at(int place);
  static native Object make();

  void nested(Object parameter) {
    at(0);
    synchronized (this) {
      at(1);
      synchronized (a) {
        at(2);
        synchronized (next.b) {
          at(3);
        }
      }
      synchronized (parameter) {
        at(4);
      }
    }
    synchronized (STATIC) {
      synchronized (Sample.class) {
        at(5);
      }
    }
    at(6);
  }

  int leavingEarly(int x) {
    for (int i = 0; i < x; i++) {
      synchronized (a) {
        if (i == 1) { at(1); continue; }
        if (i == 2) { at(2); break; }
        if (i == 3) { at(3); return i; }
        if (i == 4) { at(4); throw new IllegalStateException(); }
        at(5);
      }
      at(6);
    }
    at(7);
    return 0;
  }

  void caught() {
    try {
      synchronized (a) {
        at(1);
      }
    } catch (RuntimeException e) {
      at(2);
    } finally {
      at(3);
    }
  }

  void caughtInside() {
    synchronized (a) {
      try {
        at(1);
      } catch (RuntimeException e) {
        at(2);
      }
      at(3);
    }
  }

  void tryFinally() {
    lock.lock();
    try {
      at(1);
    } finally {
      at(2);
      lock.unlock();
      at(3);
    }
  }

  void lockInsideTry() {
    try {
      lock.lock();
      at(1);
    } finally {
      lock.unlock();
    }
  }

  void onlyLocks() {
    lock.lock();
    at(1);
  }

  void onlyUnlocks() {
    at(1);
    lock.unlock();
    at(2);
  }

  void reentrant() {
    synchronized (a) {
      synchronized (a) {
        at(1);
      }
      at(2);
    }
    at(3);
  }

  void maybe(boolean flag) {
    if (flag) {
      lock.lock();
    }
    at(1);
    if (flag) {
      lock.unlock();
    }
  }

  void oneOrTheOther(boolean flag) {
    if (flag) {
      lock.lock();
    } else {
      next.lock.lock();
    }
    at(1);
  }

  void releasedInLoop(int n) {
    lock.lock();
    while (n-- > 0) {
      at(1);
      lock.unlock();
    }
    at(2);
  }

  void releasedInInnerLoop(int n, int m) {
    lock.lock();
    while (n-- > 0) {
      at(1);
      while (m-- > 0) {
        at(2);
        lock.unlock();
      }
    }
    at(3);
  }

  void inLoop(int n) {
    while (n-- > 0) {
      lock.lock();
      at(1);
      lock.unlock();
      at(2);
    }
    at(3);
  }

  void handOverHand() {
    lock.lock();
    next.lock.lock();
    at(1);
    lock.unlock();
    at(2);
    next.lock.unlock();
    at(3);
  }

  void interruptibly() throws InterruptedException {
    lock.lockInterruptibly();
    at(1);
    lock.unlock();
    if (lock.tryLock()) {
      at(2);
    }
  }

  void readAndWrite() {
    both.readLock().lock();
    try {
      at(1);
    } finally {
      both.readLock().unlock();
    }
    both.writeLock().lock();
    at(2);
    both.writeLock().unlock();
    at(3);
  }

  void sameName(Object v2) {
    synchronized (make()) {
      at(1);
    }
    synchronized (v2) {
      at(2);
    }
  }

  synchronized void wholeMethod() {
    at(1);
  }
}
