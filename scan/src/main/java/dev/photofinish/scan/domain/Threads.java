package dev.photofinish.scan.domain;

/**
 * What is known of the threads that run in parallel with a piece of code (section 5.2.2 of RacerD,
 * where the values are NoThread, AnyThreadButMain and AnyThread).
 */
public enum Threads {
  /** Nothing says that it runs concurrently with anything. */
  NONE,
  /** It runs on the main thread, so in parallel with any other thread only. */
  ANY_BUT_MAIN,
  /** It runs in parallel with any thread. */
  ANY;

  public Threads join(Threads other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
