package dev.photofinish.prove.reach;

/**
 * An abstract loop iteration count (figure 3.6). {@link #TOP} is above the two others, which are
 * not comparable.
 */
public enum AbstractCount {
  /** The loop did not run when the object was allocated. */
  ZERO("0"),
  /** The object was allocated in the one iteration that every other 1 nearby stands for. */
  ONE("1"),
  /** Nothing is known. */
  TOP("T");

  private final String symbol;

  AbstractCount(String symbol) {
    this.symbol = symbol;
  }

  /** Definition 3.2. */
  public AbstractCount join(AbstractCount other) {
    return this == other ? this : TOP;
  }

  /** Definition 3.8 for one position. */
  public boolean isCompatible(AbstractCount other) {
    return this == other || this == TOP || other == TOP;
  }

  @Override
  public String toString() {
    return symbol;
  }
}
