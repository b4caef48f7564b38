package locks;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** A lambda that is run under the lock by the method that it is given to. */
class ExecuteAround {
  private final ReentrantLock lock = new ReentrantLock();
  private int orders;
  private int returned;
  private int late;

  private void locked(Runnable action) {
    lock.lock();
    try {
      action.run();
    } finally {
      lock.unlock();
    }
  }

  private <T> T monitored(Supplier<T> action) {
    synchronized (this) {
      return action.get();
    }
  }

  void order() {
    locked(() -> orders++);
  }

  int orders() {
    lock.lock();
    try {
      return orders;
    } finally {
      lock.unlock();
    }
  }

  // The other lock.
  int returned() {
    return monitored(() -> returned); // race: ExecuteAround.returned read
  }

  void takeBack() {
    locked(
        () -> {
          returned++; // race: ExecuteAround.returned
        });
    late++; // race: ExecuteAround.late
  }
}
