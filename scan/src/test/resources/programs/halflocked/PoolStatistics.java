package halflocked;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/** The pool is guarded well, its statistics are not. */
class PoolStatistics {

  private final ReentrantLock lock = new ReentrantLock();
  private final Deque<Object> idle = new ArrayDeque<>();
  private final AtomicLong created = new AtomicLong();
  private long borrowed;
  private long returned;
  private long waited;
  private double averageWait;
  private int active;

  Object borrow() {
    borrowed++; // race: PoolStatistics.borrowed
    long start = System.nanoTime();
    lock.lock();
    try {
      waited += System.nanoTime() - start; // race: PoolStatistics.waited
      averageWait = waited / 2.0;
      active++;
      return idle.isEmpty() ? create() : idle.pop();
    } finally {
      lock.unlock();
    }
  }

  private Object create() {
    created.incrementAndGet();
    return new Object();
  }

  void giveBack(Object object) {
    lock.lock();
    try {
      idle.push(object);
      active--;
    } finally {
      lock.unlock();
    }
    returned++; // race: PoolStatistics.returned
  }

  long borrowed() {
    return borrowed; // race: PoolStatistics.borrowed
  }

  String summary() {
    long late = waited; // race: PoolStatistics.waited
    return created + " created, " + late;
  }

  double averageWait() {
    lock.lock();
    try {
      return averageWait;
    } finally {
      lock.unlock();
    }
  }

  int active() {
    lock.lock();
    int result = active;
    lock.unlock();
    return result;
  }
}
