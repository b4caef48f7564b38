package threads;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A future that is its own task: a thread runs it, and others wait for it. */
class OwnFuture implements Future<String>, Runnable {
  private final ExecutorService pool = Executors.newFixedThreadPool(1);
  private String cause;
  private int asked;

  boolean start() {
    pool.execute(this);
    return true;
  }

  @Override
  public void run() {
    cause = "done"; // race: OwnFuture.cause
  }

  @Override
  public String get() {
    asked++;
    return cause; // race: OwnFuture.cause
  }

  @Override
  public String get(long timeout, TimeUnit unit) {
    asked++;
    return "";
  }

  @Override
  public boolean cancel(boolean interrupt) {
    return false;
  }

  @Override
  public boolean isCancelled() {
    return false;
  }

  @Override
  public boolean isDone() {
    return false;
  }
}
