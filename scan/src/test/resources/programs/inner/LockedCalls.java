package inner;

import java.util.concurrent.Callable;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** A helper takes the lock and calls what it was given, or gives the lock back before it does. */
class LockedCalls {

  private final ReentrantLock lock = new ReentrantLock();
  private int version;
  private int drafts;
  private String title = "";

  private <T> T locked(Supplier<T> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  private <T> T tooLate(Callable<T> action) throws Exception {
    lock.lock();
    lock.unlock();
    return action.call();
  }

  int publish() {
    return locked(() -> ++version);
  }

  int version() {
    return locked(() -> version);
  }

  int draft() throws Exception {
    return tooLate(() -> ++drafts); // race: LockedCalls.drafts
  }

  int drafts() {
    return locked(() -> drafts); // race: LockedCalls.drafts
  }

  void rename(String title) {
    locked(() -> this.title = title); // race: LockedCalls.title
  }

  String title() {
    return title; // race: LockedCalls.title
  }
}
