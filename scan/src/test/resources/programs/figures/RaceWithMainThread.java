package figures;

import javax.annotation.concurrent.ThreadSafe;

/**
 * RacerD, figure 1, top and bottom together. The paper's report: line 10 with line 17, and line 20
 * with lines 6 and 17 (its numbers).
 */
@ThreadSafe
class RaceWithMainThread {
  int mCount;

  void protectedWriteOnMainThread_OK() {
    OurThreadUtils.assertMainThread();
    synchronized (this) {
      mCount = 1; // race: RaceWithMainThread.mCount write
    }
  }

  int unprotectedReadOnMainThread_OK() {
    OurThreadUtils.assertMainThread();
    return mCount; // race: RaceWithMainThread.mCount read
  }

  synchronized int protectedReadOffMainThread_OK() {
    return mCount;
  }

  synchronized void protectedWriteOffMainThread_BAD() {
    mCount = 2; // race: RaceWithMainThread.mCount write
  }

  int unprotectedReadOffMainThread_BAD() {
    return mCount; // race: RaceWithMainThread.mCount read
  }
}
