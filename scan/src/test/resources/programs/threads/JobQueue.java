package threads;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

/** The one who hands a task over holds a lock; the task, when it runs, does not. */
class JobQueue {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<String> jobs = new ArrayDeque<>();
  private int pending;
  private int finished;
  private int running;
  private int retries;

  synchronized void submit(String job) {
    pool.execute(() -> pending--); // race: JobQueue.pending
    pending++; // race: JobQueue.pending
  }

  synchronized int pending() {
    return pending; // race: JobQueue.pending
  }

  synchronized void submitSafely() {
    pool.execute(
        () -> {
          synchronized (this) {
            finished++;
          }
        });
  }

  /** The task of one call may run during the next call. */
  synchronized void retry() {
    retries++; // race: JobQueue.retries
    pool.execute(() -> retries--); // race: JobQueue.retries
  }

  synchronized int finished() {
    return finished;
  }

  void enqueue(String job) {
    lock.lock();
    try {
      pool.execute(
          () -> {
            jobs.poll(); // race: JobQueue.jobs
            stopped();
          });
      jobs.add(job); // race: JobQueue.jobs
      running++;
    } finally {
      lock.unlock();
    }
  }

  private void stopped() {
    lock.lock();
    try {
      running--;
    } finally {
      lock.unlock();
    }
  }
}
