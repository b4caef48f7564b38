package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;
import java.util.ArrayList;
import java.util.List;

/**
 * What is certain of a method's parameters where something happens: all of some conditions hold.
 * The order of the lattice is "says less": where ways meet, what is certain is what all of them
 * say.
 *
 * @param conditions in a fixed order
 */
public record When(FixedList<Condition> conditions) {

  /** Nothing is known. */
  public static final When ANY = new When(FixedList.of());

  /** More are dropped: an access behind many tests is rare, and calls with many constants are. */
  private static final int MAX_CONDITIONS = 4;

  /** Nearly all that are compared say nothing, and are one and the same. */
  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof When when && conditions.equals(when.conditions));
  }

  @Override
  public int hashCode() {
    return conditions.hashCode();
  }

  public boolean isAny() {
    return conditions.isEmpty();
  }

  /** With one more condition, if there is room, and the parameter's value is not known. */
  public When and(Condition condition) {
    List<Condition> all = new ArrayList<>(conditions.size() + 1);
    for (Condition known : conditions) {
      if (known.equals(condition) || (known.equal() && known.formal() == condition.formal())) {
        return this;
      } else if (!condition.equal() || known.formal() != condition.formal()) {
        all.add(known); // What a parameter is says all that it is not.
      }
    }
    if (all.size() == MAX_CONDITIONS) {
      return this;
    }
    all.add(condition);
    all.sort(Condition.ORDER);
    return new When(FixedList.copyOf(all));
  }

  /** What both say. */
  public When meet(When other) {
    if (isAny() || other.isAny()) {
      return isAny() ? this : other;
    }
    List<Condition> both = new ArrayList<>(conditions);
    both.retainAll(other.conditions);
    return both.size() == conditions.size() ? this : new When(FixedList.copyOf(both));
  }

  /** Whether a condition cannot hold beside these. */
  public boolean excludes(Condition condition) {
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).contradicts(condition)) {
        return true;
      }
    }
    return false;
  }

  /** Whether this says all that another one does. */
  public boolean implies(When other) {
    for (Condition condition : other.conditions) {
      if (!conditions.contains(condition) && !isImplied(condition)) {
        return false;
      }
    }
    return true;
  }

  private boolean isImplied(Condition condition) {
    for (Condition known : conditions) {
      if (known.equal() && known.formal() == condition.formal()) {
        return condition.holdsFor(known.value());
      }
    }
    return false;
  }
}
