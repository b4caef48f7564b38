package silent;

import javax.annotation.concurrent.ThreadSafe;

/** volatile orders accesses to the field itself, not to what it refers to. */
@ThreadSafe
class VolatileFields {

  static class Settings {
    int timeout;
    final int retries = 3;
  }

  private volatile boolean stopped;
  private volatile long updates;
  private volatile Settings settings = new Settings();
  private volatile int[] weights = new int[4];
  private boolean paused;

  void stop() {
    stopped = true;
  }

  boolean stopped() {
    return stopped;
  }

  // Updates may be lost, which is no data race.
  void update() {
    updates++;
  }

  void replace() {
    Settings next = new Settings();
    next.timeout = 5;
    settings = next;
  }

  int retries() {
    return settings.retries;
  }

  void timeout(int millis) {
    settings.timeout = millis; // race: Settings.timeout write
  }

  void weight(int i, int value) {
    weights[i] = value; // race: VolatileFields.weights write
  }

  void pause() {
    paused = true; // race: VolatileFields.paused write
  }

  boolean paused() {
    return paused; // race: VolatileFields.paused read
  }
}
