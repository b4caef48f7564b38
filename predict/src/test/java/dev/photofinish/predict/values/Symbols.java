package dev.photofinish.predict.values;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.Traces;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes symbolic windows from traces in short: writes are of constants unless said otherwise. */
final class Symbols {

  private final List<Event> trace;
  private final Map<Long, List<Condition>> conditions = new HashMap<>();
  private final Map<Long, Expression> written = new HashMap<>();
  private Before before = Before.NOTHING;
  private Optional<Flip> flip = Optional.empty();

  private Symbols(List<Event> trace) {
    this.trace = trace;
  }

  static Symbols of(String text) {
    return of(Traces.of(text));
  }

  static Symbols of(List<Event> trace) {
    return new Symbols(trace);
  }

  /** An event has a condition. */
  Symbols when(long event, Condition condition) {
    conditions.computeIfAbsent(event, e -> new ArrayList<>()).add(condition);
    return this;
  }

  /** An event writes this. */
  Symbols writes(long event, Expression expression) {
    written.put(event, expression);
    return this;
  }

  Symbols before(Before state) {
    before = state;
    return this;
  }

  /**
   * A thread goes another way after an event, and does what the last events of the trace are.
   *
   * @param from the number of the first of them
   */
  Symbols flip(long after, long from) {
    List<SymbolicEvent> events =
        trace.subList((int) from, trace.size()).stream().map(this::symbolic).toList();
    flip = Optional.of(new Flip(trace.get((int) after).thread(), after, events));
    return this;
  }

  SymbolicWindow window() {
    int size = trace.size() - flip.map(f -> f.events().size()).orElse(0);
    return new SymbolicWindow(
        trace.subList(0, size).stream().map(this::symbolic).toList(), before, flip);
  }

  private SymbolicEvent symbolic(Event event) {
    Expression value = written.getOrDefault(event.number(), new Expression.Constant(event.value()));
    return new SymbolicEvent(
        event,
        conditions.getOrDefault(event.number(), List.of()),
        event.kind().isWrite() ? Optional.of(value) : Optional.empty());
  }

  static Expression read(long event) {
    return new Expression.Read(event);
  }

  static Expression number(long value) {
    return new Expression.Constant(value);
  }

  static Expression sum(Expression a, Expression b) {
    return new Expression.Compute(Operator.ADD, JavaType.INT, List.of(a, b));
  }

  static Condition holds(Expression left, Comparison comparison, Expression right) {
    return new Condition.Holds(left, comparison, right);
  }

  static Condition same(Long... reads) {
    return new Condition.AsRecorded(new Dependence(Set.of(reads), Set.of()));
  }

  static Condition past(int thread, long before) {
    return new Condition.AsRecorded(
        new Dependence(Set.of(), Set.of(new Dependence.Past(thread, before))));
  }
}
