package locks;

import java.util.concurrent.locks.ReentrantLock;

/** A lock counts if it is held on every way to the access. */
class OneBranch {
  private final ReentrantLock lock = new ReentrantLock();
  private int sometimes;
  private int always;
  private int onlyInside;
  private int inSwitch;

  void sometimes(boolean contended) {
    if (contended) {
      lock.lock();
    }
    sometimes++; // race: OneBranch.sometimes
    if (contended) {
      lock.unlock();
    }
  }

  void always(boolean patient) throws InterruptedException {
    if (patient) {
      lock.lock();
    } else {
      lock.lockInterruptibly();
    }
    always++;
    lock.unlock();
  }

  void onlyInside(boolean flag) {
    if (flag) {
      lock.lock();
      onlyInside++;
      lock.unlock();
    }
  }

  void inSwitch(int kind) {
    switch (kind) {
      case 0:
        lock.lock();
        break;
      case 1:
        break;
      default:
        return;
    }
    inSwitch++; // race: OneBranch.inSwitch
  }
}
