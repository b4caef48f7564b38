package threads;

import java.util.concurrent.Executor;

/** Tasks that are made in one place and handed over in another. */
class TaskFactories {

  private final Executor executor;
  private final Thread cleaner = new Thread(this::clean);
  private int cleaned;
  private int helped;
  private int wrapped;
  private int unused;

  TaskFactories(Executor executor) {
    this.executor = executor;
  }

  void start() {
    cleaner.start();
  }

  private void clean() {
    cleaned++; // race: TaskFactories.cleaned
  }

  void viaHelper() {
    inBackground(() -> helped++); // race: TaskFactories.helped
  }

  private static void inBackground(Runnable task) {
    Thread thread = new Thread(task);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.start();
  }

  void viaWrapper() {
    Runnable inner = () -> wrapped++; // race: TaskFactories.wrapped
    executor.execute(
        () -> {
          inner.run();
        });
  }

  void notHandedOver() {
    Runnable here = () -> unused++;
    here.run();
  }

  int sum() {
    int sum = cleaned; // race: TaskFactories.cleaned
    sum += helped; // race: TaskFactories.helped
    sum += wrapped; // race: TaskFactories.wrapped
    return sum + unused;
  }
}
