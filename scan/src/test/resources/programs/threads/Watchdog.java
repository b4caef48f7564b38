package threads;

/** Flags that tell a worker to stop, with and without volatile, locked and half locked. */
class Watchdog {

  private boolean stopped;
  private volatile boolean suspended;
  private boolean guardedStop;
  private boolean halfGuardedStop;
  private Thread worker;

  void start() {
    worker = new Thread(this::watch, "watchdog");
    worker.setDaemon(true);
    worker.start();
  }

  private void watch() {
    while (!stopped) { // race: Watchdog.stopped read
      if (suspended || isGuardedStop() || halfGuardedStop) { // race: Watchdog.halfGuardedStop read
        return;
      }
      Thread.onSpinWait();
    }
  }

  void stop() {
    stopped = true; // race: Watchdog.stopped write
    worker.interrupt();
  }

  void suspend() {
    suspended = true;
  }

  synchronized void stopGuarded() {
    guardedStop = true;
    halfGuardedStop = true; // race: Watchdog.halfGuardedStop write
  }

  private synchronized boolean isGuardedStop() {
    return guardedStop;
  }
}
