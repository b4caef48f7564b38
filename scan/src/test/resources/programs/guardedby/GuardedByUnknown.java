package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** Names that mean nothing: the usual rules hold, and the class is concurrent. */
class GuardedByUnknown {
  private final Object lock = new Object();

  @GuardedBy("lokc")
  private int misspelt;

  @GuardedBy("")
  private int empty;

  @GuardedBy("the caller's lock, see the wiki")
  private int prose;

  @GuardedBy("Missing.class")
  private int missingClass;

  void update() {
    synchronized (lock) {
      misspelt++;
      empty++; // race: GuardedByUnknown.empty write
      missingClass++;
    }
    prose++; // race: GuardedByUnknown.prose
  }

  int misspelt() {
    synchronized (lock) {
      return misspelt;
    }
  }

  int empty() {
    return empty; // race: GuardedByUnknown.empty read
  }

  int missingClass() {
    synchronized (lock) {
      return missingClass;
    }
  }
}
