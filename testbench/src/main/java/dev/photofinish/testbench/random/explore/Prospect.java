package dev.photofinish.testbench.random.explore;

/** What can be said of a thread's next instruction before it is done. */
enum Prospect {
  /** It may depend on what others do, so that they may go first. */
  OPEN,
  /** It does not depend on others. */
  HIDDEN,
  /** It has to wait for others. */
  BLOCKED,
  /** There is none. */
  FINISHED;

  static Prospect openIf(boolean focused) {
    return focused ? OPEN : HIDDEN;
  }

  /** That of an instruction which does both. */
  Prospect and(Prospect other) {
    return this == HIDDEN ? other : this == BLOCKED || other == HIDDEN ? this : other;
  }
}
