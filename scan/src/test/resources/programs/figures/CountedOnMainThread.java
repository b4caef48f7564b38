package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerD, figure 1, the top alone: no race. */
@ThreadSafe
class CountedOnMainThread {
  int mCount;

  void protectedWriteOnMainThread_OK() {
    OurThreadUtils.assertMainThread();
    synchronized (this) {
      mCount = 1;
    }
  }

  int unprotectedReadOnMainThread_OK() {
    OurThreadUtils.assertMainThread();
    return mCount;
  }

  synchronized int protectedReadOffMainThread_OK() {
    return mCount;
  }
}
