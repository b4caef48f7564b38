package threads;

import java.util.Timer;
import java.util.TimerTask;

/** A timer has one thread, so its tasks exclude each other, but not the timer's owner. */
class SessionReaper {

  private final Timer timer = new Timer(true);
  private int expired;
  private int sweeps;
  private int ticks;
  private boolean stopping;

  void start() {
    timer.schedule(
        new TimerTask() {
          private int runs;

          @Override
          public void run() {
            runs++;
            sweeps++;
            expired++; // race: SessionReaper.expired
            if (stopping) { // race: SessionReaper.stopping
              cancel();
            }
          }
        },
        1_000,
        1_000);
    timer.schedule(new Tick(), 10);
  }

  int expired() {
    return expired; // race: SessionReaper.expired
  }

  void stop() {
    stopping = true; // race: SessionReaper.stopping
    timer.cancel();
  }

  private class Tick extends TimerTask {
    @Override
    public void run() {
      sweeps++;
      ticks++; // race: SessionReaper.ticks
    }
  }

  void resetTicks() {
    ticks = 0; // race: SessionReaper.ticks
  }
}
