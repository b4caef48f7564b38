package threads;

/** A helper starts the thread while its caller holds a lock: the thread does not hold it. */
class StartedByHelper {

  private int handled;

  synchronized void handleLater() {
    startWorker();
    handled++; // race: StartedByHelper.handled
  }

  private void startWorker() {
    new Thread(() -> System.out.println(handled)).start(); // race: StartedByHelper.handled read
  }
}
