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

class EntryPointsCaller {
  void call(EntryPoints target) {
    target.forOthers();
  }
}
