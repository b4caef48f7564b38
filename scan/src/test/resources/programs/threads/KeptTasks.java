package threads;

import java.util.concurrent.Executor;

/** A closure that is kept in a field, and handed over later. */
class KeptTasks {

  private final Executor executor;
  private int ticks;
  private int guarded;
  private final Runnable tick = () -> ticks++; // race: KeptTasks.ticks
  private final Runnable guardedTick = this::tickGuarded;

  KeptTasks(Executor executor) {
    this.executor = executor;
  }

  void start() {
    executor.execute(tick);
    executor.execute(guardedTick);
  }

  private synchronized void tickGuarded() {
    guarded++;
  }

  int ticks() {
    return ticks; // race: KeptTasks.ticks
  }

  synchronized int guarded() {
    return guarded;
  }
}
