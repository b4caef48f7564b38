import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Threads that are asked for, and threads that factories make. */
public class Threads {
  public static void main(String[] args) {
    Asking asked = new Asking();
    asked.start();
    asked.count++; // race: Asking.count
    ExecutorService pool = Executors.newFixedThreadPool(2, new Factory());
    pool.submit(() -> ((Made) Thread.currentThread()).tasks++); // race: Made.tasks
    Made.last.tasks = 0; // race: Made.tasks
    ExecutorService other = Executors.newCachedThreadPool(task -> new Made(task));
    other.execute(() -> {});
  }

  /** It finds itself. */
  static class Asking extends Thread {
    int count;

    @Override
    public void run() {
      help();
    }

    static void help() {
      ((Asking) Thread.currentThread()).count++; // race: Asking.count
    }
  }

  /** Threads are made by whoever hands over a task, and by threads that go. */
  static class Factory implements ThreadFactory {
    private int made;

    @Override
    public Thread newThread(Runnable task) {
      made++; // race: Factory.made
      return new Made(task);
    }
  }

  static class Made extends Thread {
    static volatile Made last;
    private static int begun;
    int tasks;

    Made(Runnable task) {
      super(task);
      last = this;
    }

    @Override
    public void run() {
      begun++; // race: Made.begun
      super.run();
    }
  }
}
