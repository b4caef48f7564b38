package calls;

/** What all callers of a package-private method hold, it holds. */
class CalledUnderLock {

  private int cached;
  private int counted;

  synchronized void fill() {
    cached = 1;
    counted++; // race: CalledUnderLock.counted
  }

  void clearCache() {
    cached = 0;
  }

  void count() {
    counted++; // race: CalledUnderLock.counted
  }

  /** Calls one method with the lock, and the other one without. */
  static class Owner {

    private final CalledUnderLock cache = new CalledUnderLock();

    void rollback() {
      synchronized (cache) {
        cache.clearCache();
      }
      cache.count();
    }
  }
}
