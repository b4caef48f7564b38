package com.acme;

/** Half of the methods are synchronized. */
class Counter {

  private int count;
  private int total;
  private volatile int seen;
  private final int start = 1;

  synchronized void add(int n) {
    count += n; // race: Counter.count
    total += n;
  }

  void reset() {
    count = start; // race: Counter.count write strong; Counter.count write likely
    seen = 0;
  }

  int count() {
    seen = seen + 1;
    return count; // race: com.acme.Counter.count read likely
  }

  int total() {
    synchronized (this) {
      return total;
    }
  }
}
