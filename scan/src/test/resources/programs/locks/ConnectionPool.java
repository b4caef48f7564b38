package locks;

/** The class's monitor, an instance's monitor, and what each of them guards. */
class ConnectionPool {
  private static int created;
  private static int destroyed;
  private static int leaked;
  private int idle;
  private int busy;

  static synchronized void created() {
    created++; // race: ConnectionPool.created
  }

  synchronized int createdSoFar() {
    return created; // race: ConnectionPool.created read
  }

  static synchronized void destroyed() {
    destroyed++;
  }

  int destroyedSoFar() {
    synchronized (ConnectionPool.class) {
      return destroyed;
    }
  }

  void leaked() {
    synchronized (getClass()) {
      leaked++; // race: ConnectionPool.leaked
    }
  }

  static int leakedSoFar() {
    return leaked; // race: ConnectionPool.leaked read
  }

  synchronized void release() {
    idle++;
    busy--; // race: ConnectionPool.busy
  }

  int idle() {
    synchronized (this) {
      return idle;
    }
  }

  int busy() {
    synchronized (ConnectionPool.class) {
      return busy; // race: ConnectionPool.busy read
    }
  }

  int busyUnderBoth() {
    synchronized (ConnectionPool.class) {
      synchronized (this) {
        return busy;
      }
    }
  }
}
