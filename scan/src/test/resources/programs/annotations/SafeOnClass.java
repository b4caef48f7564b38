package annotations;

import javax.annotation.concurrent.ThreadSafe;

/** On a class: every method that others can call runs beside every other, and beside itself. */
@ThreadSafe
class SafeOnClass {
  private int total;
  private int calls;
  private int guarded;
  private int onlyRead = 5;

  public void add(int n) {
    total += n; // race: SafeOnClass.total
    count();
  }

  protected int total() {
    return total; // race: SafeOnClass.total read
  }

  private void count() {
    calls++; // race: SafeOnClass.calls
  }

  public void guard() {
    synchronized (this) {
      guarded++;
    }
  }

  public synchronized int guarded() {
    return guarded;
  }

  public int onlyRead() {
    return onlyRead;
  }

  private void neverCalled() {
    onlyRead++;
  }
}
