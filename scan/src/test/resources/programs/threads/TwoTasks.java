package threads;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks run beside each other, whichever method handed them over. */
class TwoTasks {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private int inOneMethod;
  private int inTwoMethods;
  private int locked;
  private int readOnly = 3;
  private int after;
  private int before;

  void both() {
    pool.execute(() -> inOneMethod++); // race: TwoTasks.inOneMethod
    pool.execute(() -> inOneMethod--); // race: TwoTasks.inOneMethod
  }

  void left() {
    pool.execute(() -> inTwoMethods = readOnly); // race: TwoTasks.inTwoMethods
  }

  void right() {
    pool.execute(() -> inTwoMethods = -readOnly); // race: TwoTasks.inTwoMethods
  }

  void bothLocked() {
    Object lock = this;
    pool.execute(
        () -> {
          synchronized (lock) {
            locked++;
          }
        });
    pool.execute(this::decrement);
  }

  private synchronized void decrement() {
    locked--;
  }

  void accessAfter() {
    before = 1;
    pool.execute(
        () -> {
          before++;
          after++; // race: TwoTasks.after
        });
    after = 0; // race: TwoTasks.after
  }
}
