package frameworks;

import jakarta.annotation.PostConstruct;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Async;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Methods that the framework calls on threads of its own. */
@Component
class ScheduledJobs {

  private final List<String> queue = new ArrayList<>();
  private final List<String> guardedQueue = new ArrayList<>();
  private int limit;
  private long lastRun;
  private int events;
  private int mails;

  @PostConstruct
  public void start() {
    limit = 10;
  }

  @Scheduled(fixedRate = 1000)
  public void flush() {
    lastRun = System.nanoTime(); // race: ScheduledJobs.lastRun
    if (queue.size() > limit) { // race: ScheduledJobs.queue
      queue.clear(); // race: ScheduledJobs.queue
    }
    synchronized (guardedQueue) {
      guardedQueue.clear();
    }
  }

  public void add(String item) {
    queue.add(item); // race: ScheduledJobs.queue
    synchronized (guardedQueue) {
      guardedQueue.add(item);
    }
  }

  public long lastRun() {
    return lastRun; // race: ScheduledJobs.lastRun
  }

  @EventListener
  public void onEvent(Object event) {
    events++; // race: ScheduledJobs.events
  }

  @Async
  public void mail() {
    mails++; // race: ScheduledJobs.mails
  }
}

/** No bean itself, but one of its methods runs on the scheduler's thread. */
class Poller {
  private int polls;
  private boolean stopped;
  private int rounds;

  @Scheduled(fixedRate = 10)
  public void poll() {
    rounds++;
    if (!stopped) { // race: Poller.stopped
      polls++; // race: Poller.polls
    }
  }

  public void stop() {
    stopped = true; // race: Poller.stopped
  }

  public int polls() {
    return polls; // race: Poller.polls
  }
}
