package threads;

/** A thread that polls for work until it is told to stop. */
class QueuePoller extends Thread {

  private boolean stopped;
  private volatile boolean paused;
  private long polls;
  private long idle;
  private String owner;

  @Override
  public void run() {
    while (!stopped) { // race: QueuePoller.stopped read
      if (paused) {
        idle++;
      } else {
        polls++; // race: QueuePoller.polls
      }
    }
  }

  void shutdown() {
    stopped = true; // race: QueuePoller.stopped write
  }

  void pause() {
    paused = true;
  }

  long polls() {
    return polls; // race: QueuePoller.polls read
  }

  /** No thread but the caller's touches the owner. */
  void setOwner(String owner) {
    this.owner = owner;
  }

  String owner() {
    return owner;
  }

  static QueuePoller launch() {
    QueuePoller poller = new QueuePoller();
    poller.setDaemon(true);
    poller.start();
    return poller;
  }
}
