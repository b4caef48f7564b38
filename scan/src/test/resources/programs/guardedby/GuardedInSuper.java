package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** A subclass inherits guarded fields, and with them the promise. */
class GuardedInSuper {
  @GuardedBy("this")
  protected int open;

  @GuardedBy("this")
  protected int closed;
}

class UsesGuarded extends GuardedInSuper {
  void open() {
    open++; // race: GuardedInSuper.open
  }

  synchronized void close() {
    closed++;
  }
}
