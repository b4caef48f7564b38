package containers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Who takes something out of a queue has it alone; who only looks at it has not. */
class TakenOut {

  static class Job {
    int tries;
    int seen;
  }

  private final Deque<Job> jobs = new ArrayDeque<>();
  private final List<Job> idle = new ArrayList<>();
  private final BlockingQueue<Job> waiting = new LinkedBlockingQueue<>();

  synchronized void add(Job job) {
    jobs.add(job);
  }

  void work() {
    Job job;
    synchronized (this) {
      job = jobs.poll();
    }
    job.tries++;
  }

  void look() {
    Job job;
    synchronized (this) {
      job = jobs.peek();
    }
    job.seen++; // race: Job.seen
  }

  void reuse() {
    Job job;
    synchronized (this) {
      job = idle.remove(idle.size() - 1);
    }
    job.tries++;
  }

  synchronized void await() throws InterruptedException {
    finish(waiting.take());
  }

  private void finish(Job job) {
    job.tries++;
  }

  /** What the method itself has put in is known. */
  synchronized void swap(Job job) {
    Deque<Job> own = new ArrayDeque<>();
    own.add(jobs.getFirst());
    own.pop().seen++; // race: Job.seen
  }
}
