package locks;

import java.util.concurrent.Callable;
import java.util.concurrent.locks.ReentrantLock;

/** Which lock is held in catch and finally. */
class ExceptionPaths {
  private final ReentrantLock lock = new ReentrantLock();
  private Object value;
  private int errors;
  private int failures;
  private int finished;

  void caughtInside(Callable<?> source) {
    lock.lock();
    try {
      value = source.call();
    } catch (Exception e) {
      errors++;
    } finally {
      lock.unlock();
    }
  }

  void releasedInCatch(Callable<?> source) {
    lock.lock();
    try {
      value = source.call();
    } catch (Exception e) {
      lock.unlock();
      failures++; // race: ExceptionPaths.failures
      return;
    }
    errors = 0;
    lock.unlock();
  }

  void caughtOutside(Callable<?> source) {
    try {
      synchronized (this) {
        finished++; // race: ExceptionPaths.finished
        source.call();
      }
    } catch (Exception e) {
      finished--; // race: ExceptionPaths.finished
    }
  }
}
