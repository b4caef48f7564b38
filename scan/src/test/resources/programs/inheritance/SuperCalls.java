package inheritance;

/** What the super class's method does happens under the locks of its caller. */
class SuperCalls {
  private int writes;
  private int flushes;
  private int closes;

  void write() {
    writes++;
  }

  int writes() {
    return writes;
  }

  void flush() {
    flushes++; // race: SuperCalls.flushes write
  }

  int flushes() {
    return flushes; // race: SuperCalls.flushes read
  }

  void close() {
    closes++; // race: SuperCalls.closes
  }

  synchronized int closes() {
    return closes; // race: SuperCalls.closes read
  }
}

class LockedSuperCalls extends SuperCalls {
  @Override
  synchronized void write() {
    super.write();
  }

  @Override
  synchronized int writes() {
    return super.writes();
  }

  // Forgot the lock.
  @Override
  void flush() {
    super.flush();
  }

  @Override
  synchronized int flushes() {
    return super.flushes();
  }

  @Override
  void close() {
    super.close();
    synchronized (this) {
      notifyAll();
    }
  }
}
