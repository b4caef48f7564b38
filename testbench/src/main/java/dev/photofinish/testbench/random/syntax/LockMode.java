package dev.photofinish.testbench.random.syntax;

/** How a lock of {@code java.util.concurrent.locks} is taken. */
public enum LockMode {
  /** A ReentrantLock. */
  PLAIN(""),
  /** The read lock of a ReentrantReadWriteLock. */
  READ(".readLock()"),
  /** The write lock of a ReentrantReadWriteLock. */
  WRITE(".writeLock()");

  private final String view;

  LockMode(String view) {
    this.view = view;
  }

  /** The call that gives the lock, in source text. */
  public String view() {
    return view;
  }
}
