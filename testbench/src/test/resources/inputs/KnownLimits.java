import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class KnownLimits {

  /** The toy engine knows no locks but monitors. */
  static class FP_OtherLock {
    private final Lock lock = new ReentrantLock();
    private int count;
    private int unlocked;

    void add() {
      lock.lock();
      try {
        count++; // false-alarm: FP_OtherLock.count
      } finally {
        lock.unlock();
      }
      unlocked++; // race: FP_OtherLock.unlocked
    }
  }

  int hidden;
  int seen;

  void callsIt() {
    FN_privateMethod();
    seen = 1; // race: KnownLimits.seen
  }

  private void FN_privateMethod() {
    hidden = 1; // race: KnownLimits.hidden
  }
}
