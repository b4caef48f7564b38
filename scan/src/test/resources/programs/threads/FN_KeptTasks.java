package threads;

import java.util.concurrent.Executor;

/** Closures that are kept in a field, or returned, and handed over later: they are not followed. */
class FN_KeptTasks {

  private final Executor executor;
  private int ticks;
  private final Runnable tick = () -> ticks++; // race: FN_KeptTasks.ticks
  private int returned;

  FN_KeptTasks(Executor executor) {
    this.executor = executor;
  }

  void start() {
    executor.execute(tick);
  }

  void viaFactory() {
    executor.execute(countReturned());
  }

  private Runnable countReturned() {
    return () -> returned++; // race: FN_KeptTasks.returned
  }

  int sum() {
    int sum = ticks; // race: FN_KeptTasks.ticks
    return sum + returned; // race: FN_KeptTasks.returned
  }
}
