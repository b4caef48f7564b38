package inheritance;

/** Two implementations, one of which locks. */
interface TwoImplementations {
  void record(int value);
}

class LockedRecorder implements TwoImplementations {
  private int value;

  @Override
  public synchronized void record(int value) {
    this.value = value;
  }
}

class PlainRecorder implements TwoImplementations {
  private int value;

  @Override
  public void record(int value) {
    this.value = value; // race: PlainRecorder.value write
  }
}

class RecorderUser {
  private final TwoImplementations recorder;

  RecorderUser(TwoImplementations recorder) {
    this.recorder = recorder;
  }

  void unlocked(int value) {
    recorder.record(value);
  }

  synchronized void locked(int value) {
    recorder.record(value);
  }
}
