package annotations;

import javax.annotation.concurrent.ThreadSafe;

/** Methods that are open for tests only count as private ones. */
@ThreadSafe
class TestingOnly {
  private int size;
  private int peak;
  private int low;
  private int reached;

  synchronized void add() {
    size++;
    peak = size;
    low = size;
  }

  @com.google.common.annotations.VisibleForTesting
  int sizeForTests() {
    return size;
  }

  @android.support.annotation.VisibleForTesting(otherwise = 2)
  public int peakForTests() {
    return peak;
  }

  @androidx.annotation.VisibleForTesting
  void lowForTests(int value) {
    low = value;
  }

  @com.google.common.annotations.VisibleForTesting
  void reach() {
    reached++; // race: TestingOnly.reached
  }

  // Who calls it from an open method is responsible for it.
  public void callsIt() {
    reach();
  }
}
