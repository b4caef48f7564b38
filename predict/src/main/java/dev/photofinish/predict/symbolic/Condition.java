package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Comparison;

/** What has to hold for a thread to go the way that it went. */
public sealed interface Condition {

  /** Two ints, longs or references compare like this. */
  record Holds(Expression left, Comparison comparison, Expression right) implements Condition {

    /** What holds on the other side of the branch. */
    public Holds negated() {
      return new Holds(left, comparison.negated(), right);
    }
  }

  /** Something that cannot be told exactly: it is so if all of this is as it was recorded. */
  record AsRecorded(Dependence on) implements Condition {}
}
