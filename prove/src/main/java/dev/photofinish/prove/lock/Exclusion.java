package dev.photofinish.prove.lock;

/** What keeps two accesses apart; the first that applies is told. */
public enum Exclusion {
  /** A lock that is one object for the whole program (3.7.1). */
  GLOBAL,
  /** A lock that is found from the object that is accessed, or leads to it (3.7.2). */
  LOCAL,
  /** A lock that both may hold (2.7): likely, but not certain. */
  LIKELY,
  /** Each thread reaches only objects of its own (3.7.3), or both may be one thread (rule 2.16). */
  THREAD,
  /** Nothing. */
  NONE;

  static Exclusion stronger(Exclusion one, Exclusion other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** What keeps apart in both of two cases. */
  public static Exclusion weaker(Exclusion one, Exclusion other) {
    return one.compareTo(other) < 0 ? other : one;
  }

  static Exclusion of(GuardKey key) {
    return switch (key.kind()) {
      case OBJECT, STATIC -> GLOBAL;
      case RELATED -> LOCAL;
      case THREAD -> THREAD;
    };
  }
}
