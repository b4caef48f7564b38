package locks;

/** A lock for each stripe: elements of one array of locks. */
class StripedCounters {
  private final Object[] locks = new Object[16];
  private final long[] counts = new long[16];
  private final long[] peaks = new long[16];

  StripedCounters() {
    for (int i = 0; i < locks.length; i++) {
      locks[i] = new Object();
    }
  }

  void add(int stripe, long n) {
    synchronized (locks[stripe]) {
      counts[stripe] += n;
    }
  }

  long count(int stripe) {
    Object lock = locks[stripe];
    synchronized (lock) {
      return counts[stripe];
    }
  }

  void peak(int stripe, long value) {
    synchronized (locks[stripe]) {
      peaks[stripe] = value; // race: StripedCounters.peaks write
    }
  }

  long peak(int stripe) {
    return peaks[stripe]; // race: StripedCounters.peaks read
  }
}
