package dev.photofinish.testbench.random.explore;

/** Ends an instruction of the explored program with an exception of that program. */
final class Thrown extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Stands for every RuntimeException in the slot of a variable; no object has this name. */
  static final int EXCEPTION = -1;

  /** Stands for every Error. */
  static final int ERROR = -2;

  private final int value;

  Thrown(int value) {
    super(null, null, false, false);
    this.value = value;
  }

  int value() {
    return value;
  }
}
