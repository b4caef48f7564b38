package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import java.util.List;

/**
 * A value of a thread as a function of what it and others read (section III.B). Ints, longs and
 * booleans are numbers; references are the numbers of objects, 0 for null.
 */
public sealed interface Expression {

  /** A value that does not depend on anything. */
  record Constant(long value) implements Expression {}

  /**
   * What an event read: the paper's R with the event's number.
   *
   * @param event the number of a read or an update; of an update, what it found
   */
  record Read(long event) implements Expression {}

  /**
   * A computation whose meaning is exactly Java's, on ints or longs.
   *
   * @param type of the result, {@code int} or {@code long}, or for conversions any integral type
   */
  record Compute(Operator operator, JavaType type, List<Expression> operands)
      implements Expression {

    public Compute {
      operands = List.copyOf(operands);
    }
  }

  /**
   * A value that is not known, but that is the same whenever these reads see what was recorded. Two
   * of them are equal if they are the same object.
   *
   * @param on what it depends on
   */
  record Unknown(Dependence on) implements Expression {

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }
}
