package dev.photofinish.predict.witness;

import dev.photofinish.ir.Comparison;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One run by {@link SymbolicValues}. What cannot be computed is what it was if all that it is
 * computed from is, and not known otherwise; then nothing may depend on it. Used by one thread.
 */
final class SymbolicRun implements ValueRun {

  private final Map<Long, SymbolicEvent> symbolic;
  private final Before before;
  private final AsRecorded past;
  private final Map<Location, Cell> memory = new HashMap<>();
  private final Map<Long, Cell> reads = new HashMap<>();
  private final long start;

  SymbolicRun(Map<Long, SymbolicEvent> symbolic, Before before, AsRecorded past) {
    this.symbolic = symbolic;
    this.before = before;
    this.past = past;
    this.start = symbolic.keySet().stream().mapToLong(n -> n).min().orElse(0);
  }

  @Override
  public @Nullable String step(Event event) {
    SymbolicEvent known = symbolic.get(event.number());
    if (known == null) {
      return "is not in the window";
    }
    if (event.kind().isWrite() && known.written().isEmpty() && !past.isRecorded(event)) {
      return "writes what nobody knows";
    }
    String problem = come(known, true);
    if (problem != null) {
      return problem;
    }
    past.step(event, cell(event));
    if (isWrite(event)) {
      memory.put(Location.of(event), new Cell(written(known), event.number()));
    }
    return null;
  }

  @Override
  public @Nullable String race(Event event, Event other) {
    SymbolicEvent known = symbolic.get(event.number());
    return known == null ? "is not in the window" : come(known, !other.kind().isWrite());
  }

  /**
   * Whether a thread comes to an event.
   *
   * @param matters whether it matters what it finds there
   */
  private @Nullable String come(SymbolicEvent known, boolean matters) {
    Event event = known.event();
    if (reads(event) && matters) {
      reads.put(event.number(), cell(event));
    }
    if (event.kind() == EventKind.GAP && !past.allHolds(event.number())) {
      return "is a gap after something that is not as it was";
    }
    boolean mustFind = event.kind() == EventKind.UPDATE && known.written().isEmpty() && matters;
    if (mustFind && !past.isSame(event, cell(event))) {
      return "cannot be sure to write";
    }
    for (Condition condition : known.conditions()) {
      if ((matters || !Parts.of(condition).reads().contains(event.number()))
          && !holds(event, condition)) {
        return "is not come to: " + condition;
      }
    }
    return null;
  }

  private static boolean isWrite(Event event) {
    return (event.kind().isWrite() || event.kind() == EventKind.INITIAL)
        && event.member() != Event.CONTENTS;
  }

  private static boolean reads(Event event) {
    EventKind kind = event.kind();
    return kind == EventKind.READ || kind == EventKind.VOLATILE_READ || kind == EventKind.UPDATE;
  }

  private Cell cell(Event event) {
    Cell cell = memory.get(Location.of(event));
    return cell != null
        ? cell
        : new Cell(numbered(before.memory().value(event.object(), event.member())), Cell.NOBODY);
  }

  /** Objects without a number cannot be told from each other. */
  private static OptionalLong numbered(long value) {
    return value == Event.UNNUMBERED ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private OptionalLong read(long number) {
    if (number < start) {
      return numbered(before.reads().value(number));
    }
    Cell cell = reads.get(number);
    return cell == null ? OptionalLong.empty() : cell.value();
  }

  private boolean holds(Event event, Condition condition) {
    if (condition instanceof Condition.Holds holds) {
      boolean same =
          holds.left() instanceof Expression.Unknown unknown
              && holds.comparison() == Comparison.EQ
              && unknown.equals(holds.right());
      Arithmetic arithmetic = new Arithmetic(this::read);
      OptionalLong left = arithmetic.value(holds.left());
      OptionalLong right = arithmetic.value(holds.right());
      if (left.isPresent() && right.isPresent()) {
        return Arithmetic.holds(left.getAsLong(), holds.comparison(), right.getAsLong());
      }
      return same || (past.isRecorded(event) && isAsRecorded(event, Parts.of(condition)));
    }
    return isAsRecorded(event, Parts.of(condition));
  }

  /** Whether all is as it was; an update has not happened yet when it is asked what it finds. */
  private boolean isAsRecorded(Event event, Dependence on) {
    if (!on.reads().contains(event.number())) {
      return past.holds(on);
    }
    Set<Long> others = new HashSet<>(on.reads());
    others.remove(event.number());
    return past.isSame(event, cell(event)) && past.holds(new Dependence(others, on.pasts()));
  }

  private OptionalLong written(SymbolicEvent known) {
    Event event = known.event();
    Optional<Expression> expression = known.written();
    OptionalLong value =
        expression.isPresent()
            ? new Arithmetic(this::read).value(expression.get())
            : OptionalLong.empty();
    if (value.isPresent()) {
      return value;
    }
    boolean same =
        expression.isPresent()
            ? past.holds(Parts.of(expression.get()))
            : past.pastHolds(event.thread(), event.number());
    return same && past.isRecorded(event) ? numbered(event.value()) : OptionalLong.empty();
  }
}
