package dev.photofinish.testbench.random.explore;

/** How far a class is initialised. */
enum Stage {
  UNTOUCHED,
  /** The owner of the class's lock runs the initialiser. */
  RUNNING,
  DONE,
  /** The initialiser ended in an exception. */
  FAILED
}
