package inheritance;

/** Which methods are ways in: not those that only the class itself calls on itself. */
class EntryPoints {
  private int byHelper;
  private int byOthers;
  private int neverCalled;
  private int byPublic;

  synchronized void update() {
    helper();
    protectedHelper();
    forOthers();
    neverCalled++; // race: EntryPoints.neverCalled
    forEverybody();
  }

  // Only called above, under the lock.
  void helper() {
    byHelper++;
  }

  protected void protectedHelper() {
    byHelper++;
  }

  // Called by another class as well.
  void forOthers() {
    byOthers++; // race: EntryPoints.byOthers
  }

  // Called by nobody in sight, so by somebody out of sight.
  void uncalled() {
    neverCalled = 0; // race: EntryPoints.neverCalled write
  }

  // Public, so called by anybody.
  public void forEverybody() {
    byPublic++; // race: EntryPoints.byPublic
  }
}

/** Methods that call only themselves or each other have no caller in sight, either. */
class RecursiveEntries {
  private int walked;
  private int bounced;

  void walk(int steps) {
    walked++; // race: RecursiveEntries.walked
    if (steps > 0) {
      walk(steps - 1);
    }
  }

  void ping(int times) {
    bounced++; // race: RecursiveEntries.bounced
    if (times > 0) {
      pong(times - 1);
    }
  }

  void pong(int times) {
    if (times > 0) {
      ping(times - 1);
    }
  }

  synchronized int total() {
    return walked + bounced; // race: RecursiveEntries.walked; RecursiveEntries.bounced
  }
}

class EntryPointsCaller {
  void call(EntryPoints target) {
    target.forOthers();
  }
}
