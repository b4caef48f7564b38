package dev.photofinish.scan.domain;

import java.util.Comparator;

/**
 * That a parameter has a value, or that it does not. Null and false are 0, true is 1.
 *
 * @param formal the index of the parameter
 * @param equal whether the parameter is the value; otherwise it is anything else
 */
public record Condition(int formal, boolean equal, int value) {

  static final Comparator<Condition> ORDER =
      Comparator.comparingInt(Condition::formal)
          .thenComparing(Condition::equal)
          .thenComparingInt(Condition::value);

  @Override
  public boolean equals(Object other) {
    return other instanceof Condition condition
        && formal == condition.formal
        && equal == condition.equal
        && value == condition.value;
  }

  @Override
  public int hashCode() {
    return 31 * (2 * formal + (equal ? 1 : 0)) + value;
  }

  /** Whether it holds if the parameter is a number. */
  public boolean holdsFor(int number) {
    return equal == (number == value);
  }

  /** The same of another parameter. */
  public Condition of(int other) {
    return other == formal ? this : new Condition(other, equal, value);
  }

  /** Whether both cannot hold at once. */
  boolean contradicts(Condition other) {
    return formal == other.formal
        && ((equal && !other.holdsFor(value)) || (other.equal && !holdsFor(other.value)));
  }
}
