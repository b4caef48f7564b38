package dev.photofinish.testbench.random.syntax;

/** The result of a visitor that is called for its effect only. Unlike a Void it is never null. */
public enum Done {
  DONE
}
