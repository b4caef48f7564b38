package guardedby;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.GuardedBy;

/** Guarded by a field; another lock does not do. */
class GuardedByField {
  private final Object lock = new Object();
  private final Object otherLock = new Object();

  @GuardedBy("lock")
  private int jobs;

  @GuardedBy("this.lock")
  private int failures;

  @GuardedBy("lock")
  private final List<String> log = new ArrayList<>();

  void submit(String job) {
    synchronized (lock) {
      jobs++;
      failures = 0; // race: GuardedByField.failures write
      log.add(job); // race: GuardedByField.log write
    }
  }

  int jobs() {
    synchronized (lock) {
      return jobs;
    }
  }

  int failures() {
    synchronized (otherLock) {
      return failures; // race: GuardedByField.failures read
    }
  }

  synchronized int logSize() {
    return log.size(); // race: GuardedByField.log read
  }
}
