package threads;

import java.util.concurrent.Executor;

/** Closures that are returned, and handed over later: they are not followed. */
class FN_ReturnedTasks {

  private final Executor executor;
  private int returned;

  FN_ReturnedTasks(Executor executor) {
    this.executor = executor;
  }

  void start() {
    executor.execute(countReturned());
  }

  private Runnable countReturned() {
    return () -> returned++; // race: FN_ReturnedTasks.returned
  }

  int returned() {
    return returned; // race: FN_ReturnedTasks.returned
  }
}
