package ownership;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/** What is handed to another thread is no longer one's own. */
class Handoff {

  /** A unit of work. */
  static class Job {
    int priority;
    int attempts;
    int size;
    String owner;
  }

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private int handed;

  void submit() {
    Job job = new Job();
    job.priority = 1;
    pool.execute(() -> process(job));
    job.attempts = 1; // race: Job.attempts
  }

  private static void process(Job job) {
    job.attempts++; // race: Job.attempts
    job.priority++;
  }

  void submitAndForget() {
    Job job = new Job();
    job.size = 5;
    job.owner = "batch";
    pool.execute(() -> job.size--);
    handed++;
  }

  /** A queue passes it on whole: nobody touches it after it was put. */
  void put() throws InterruptedException {
    Job job = new Job();
    job.size = 1;
    queue.put(job);
  }

  int take() throws InterruptedException {
    Job job = queue.take();
    job.size++;
    return job.size;
  }

  int handed() {
    return handed;
  }
}
