package locks;

import java.util.concurrent.locks.ReentrantLock;

/** A lock that is given back in a loop. */
class LockInLoop {
  private final ReentrantLock lock = new ReentrantLock();
  private int pending;
  private int perRound;
  private int done;

  private boolean send() {
    return System.nanoTime() % 2 == 0;
  }

  // On the way of the continue, the next round has no lock.
  void forgetsToLockAgain() {
    lock.lock();
    while (pending > 0) { // race: LockInLoop.pending read
      pending--; // race: LockInLoop.pending
      lock.unlock();
      if (send()) {
        continue;
      }
      lock.lock();
    }
    lock.unlock();
  }

  void locksEachRound(int rounds) {
    for (int i = 0; i < rounds; i++) {
      lock.lock();
      try {
        perRound++;
      } finally {
        lock.unlock();
      }
    }
  }

  void pausesEachRound() {
    lock.lock();
    while (done < 100) {
      done++;
      lock.unlock();
      send();
      lock.lock();
    }
    lock.unlock();
  }
}
