package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerD, figure 6: safe to use from many threads, which does not say that it is. */
@ThreadSafe
class ImmutableData {
  private final int mData;

  public ImmutableData(int data) {
    this.mData = data;
  }

  int getData() {
    return mData;
  }
}

/** The figure's caller: using a thread-safe class is no sign of concurrency. */
class SequentialUse {
  private int mField;

  public void sequential(ImmutableData data) {
    this.mField = data.getData();
  }
}

/** The same caller where its own class promises to be thread-safe. */
@ThreadSafe
class ConcurrentUse {
  private int mField;

  public void concurrent(ImmutableData data) {
    this.mField = data.getData(); // race: ConcurrentUse.mField write
  }
}
