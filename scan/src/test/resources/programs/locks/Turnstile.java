package locks;

/** wait and notify: the monitor is held before and after. */
class Turnstile {
  private final Object gate = new Object();
  private boolean open;
  private int waiting;
  private int passed;

  void pass() throws InterruptedException {
    synchronized (gate) {
      waiting++;
      while (!open) {
        gate.wait();
      }
      waiting--;
      open = false;
    }
    passed++; // race: Turnstile.passed
  }

  void open() {
    synchronized (gate) {
      open = true;
      gate.notifyAll();
    }
  }

  synchronized void waitOnThis() throws InterruptedException {
    wait(100);
    passed++; // race: Turnstile.passed
  }

  int waiting() {
    synchronized (gate) {
      return waiting;
    }
  }
}
