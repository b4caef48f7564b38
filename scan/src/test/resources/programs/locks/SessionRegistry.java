package locks;

/**
 * Two monitors, each an object of its own: holding one does not keep out the other. Such a race is
 * never a strong one, as the theorem knows only one lock.
 */
class SessionRegistry {
  private final Object idLock = new Object();
  private final Object statsLock = new Object();
  private int nextId;
  private int hits;
  private int open;
  private int peak;

  int allocate() {
    synchronized (idLock) {
      return nextId++; // race: SessionRegistry.nextId likely
    }
  }

  void reset() {
    synchronized (statsLock) {
      nextId = 0; // race: SessionRegistry.nextId write likely
    }
  }

  void hit() {
    synchronized (statsLock) {
      hits++;
    }
  }

  int hits() {
    synchronized (statsLock) {
      return hits;
    }
  }

  // Both locks on one side, either on the other.
  void opened() {
    synchronized (idLock) {
      synchronized (statsLock) {
        open++;
      }
    }
  }

  int openById() {
    synchronized (idLock) {
      return open;
    }
  }

  int openByStats() {
    synchronized (statsLock) {
      return open;
    }
  }

  synchronized void peak(int value) {
    peak = value; // race: SessionRegistry.peak write
  }

  int peak() {
    synchronized (idLock) {
      return peak; // race: SessionRegistry.peak read
    }
  }
}
