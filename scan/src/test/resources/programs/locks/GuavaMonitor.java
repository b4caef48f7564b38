package locks;

import com.google.common.util.concurrent.Monitor;
import java.util.concurrent.TimeUnit;

/** Guava's Monitor. */
class GuavaMonitor {
  private final Monitor monitor = new Monitor();
  private final Monitor.Guard notEmpty =
      new Monitor.Guard() {
        @Override
        public boolean isSatisfied() {
          return true;
        }
      };
  private int items;
  private int refused;
  private int taken;

  void put() {
    monitor.enter();
    try {
      items++;
    } finally {
      monitor.leave();
    }
  }

  void take() throws InterruptedException {
    monitor.enterWhen(notEmpty);
    try {
      items--;
      taken++; // race: GuavaMonitor.taken write
    } finally {
      monitor.leave();
    }
  }

  int taken() {
    return taken; // race: GuavaMonitor.taken read
  }

  boolean poll() {
    if (!monitor.tryEnter()) {
      refused++; // race: GuavaMonitor.refused
      return false;
    }
    items--;
    monitor.leave();
    return true;
  }

  boolean pollIf() {
    if (monitor.enterIf(notEmpty)) {
      items--;
      monitor.leave();
      return true;
    }
    return false;
  }

  boolean timed() {
    boolean entered = monitor.enter(1, TimeUnit.SECONDS);
    if (entered) {
      items--;
      monitor.leave();
    }
    return entered;
  }
}
