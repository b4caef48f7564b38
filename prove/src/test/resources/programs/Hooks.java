import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingWorker;

/** Methods that a library calls of itself on its own threads, of objects that the program makes. */
public class Hooks {
  public static void main(String[] args) {
    Pool pool = new Pool();
    pool.execute(() -> {});
    pool.execute(() -> {});
    new Worker().execute();
    new Worker().execute();
  }

  static class Pool extends ThreadPoolExecutor {
    private int begun;

    Pool() {
      super(2, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
      begun = 0;
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
      begun++; // race: Pool.begun
    }
  }

  static class Worker extends SwingWorker<String, String> {
    private static int worked;

    @Override
    protected String doInBackground() {
      worked++; // race: Worker.worked
      return "";
    }
  }
}
