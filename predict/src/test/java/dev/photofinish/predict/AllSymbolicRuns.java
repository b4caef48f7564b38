package dev.photofinish.predict;

import dev.photofinish.ir.Comparison;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All orders in which the events of a small symbolic window can happen. Whether something is as it
 * was recorded follows from what all reads found, which is kept.
 */
final class AllSymbolicRuns extends AllInterleavings {

  private static final String UNKNOWN = "?";
  private static final String NOBODY = "-1";

  private final Map<Long, SymbolicEvent> symbolic = new HashMap<>();
  private final List<Event> recorded;
  private final int endless;
  private final Map<Long, Long> recordedValue = new HashMap<>();
  private final Map<Long, Event> recordedWriter = new HashMap<>();

  AllSymbolicRuns(SymbolicWindow window) {
    super(all(window), threads(window));
    endless = window.flip().map(flip -> flip.thread()).orElse(-1);
    recorded = window.events().stream().map(SymbolicEvent::event).toList();
    Stream.concat(window.events().stream(), flipped(window).stream())
        .forEach(event -> symbolic.put(event.event().number(), event));
    Map<String, Event> last = new HashMap<>();
    for (Event event : recorded) {
      Event writer = last.get(cell(event));
      if (event.kind().isAccess() && writer != null) {
        recordedWriter.put(event.number(), writer);
      }
      boolean update = event.kind() == EventKind.UPDATE;
      long found = writer == null ? 0 : writer.value();
      recordedValue.put(event.number(), update ? found : event.value());
      if (writes(event)) {
        last.put(cell(event), event);
      }
    }
  }

  private SymbolicEvent symbolic(long number) {
    return Objects.requireNonNull(symbolic.get(number));
  }

  private static List<SymbolicEvent> flipped(SymbolicWindow window) {
    return window.flip().map(flip -> flip.events()).orElse(List.of());
  }

  private static List<Event> all(SymbolicWindow window) {
    return Stream.concat(window.events().stream(), flipped(window).stream())
        .map(SymbolicEvent::event)
        .toList();
  }

  private static Map<Integer, List<Event>> threads(SymbolicWindow window) {
    Map<Integer, List<Event>> threads = new HashMap<>();
    for (Event event : all(window)) {
      boolean gone =
          window.flip().stream()
              .anyMatch(
                  flip ->
                      flip.thread() == event.thread()
                          && event.number() > flip.after()
                          && event.number() < flip.events().get(0).event().number());
      if (!gone) {
        threads.computeIfAbsent(event.thread(), t -> new ArrayList<>()).add(event);
      }
    }
    return threads;
  }

  private static boolean writes(Event event) {
    return event.kind().isWrite() || event.kind() == EventKind.INITIAL;
  }

  private static boolean isContainer(Event event) {
    return event.member() == Event.CONTENTS;
  }

  private static boolean reads(Event event) {
    return Set.of(EventKind.READ, EventKind.VOLATILE_READ, EventKind.UPDATE).contains(event.kind())
        && !isContainer(event);
  }

  private static String found(long number) {
    return "found " + number;
  }

  @Override
  boolean finds(State state, Event event) {
    boolean flipped = !recorded.contains(event);
    return isContainer(event) ? !flipped && super.finds(state, event) : true;
  }

  @Override
  boolean canRace(State state, Event a, Event b) {
    return comes(state, a, !b.kind().isWrite()) && comes(state, b, !a.kind().isWrite());
  }

  @Override
  boolean mayHappen(State state, Event event) {
    return comes(state, event, true);
  }

  @Override
  void effects(State state, Event event, Map<String, @Nullable String> changes) {
    State now = looked(state, event);
    if (reads(event)) {
      changes.put(found(event.number()), now.fact(found(event.number())));
    }
    if (writes(event) && !isContainer(event)) {
      changes.put(cell(event), written(now, event) + " " + event.number());
    }
  }

  /** The state in which an event sees what is in memory. */
  private State looked(State state, Event event) {
    Map<String, String> facts = new HashMap<>(state.facts());
    if (reads(event)) {
      String cell = state.fact(cell(event));
      facts.put(found(event.number()), cell.contains(" ") ? cell : "0 " + NOBODY);
    }
    return new State(state.done(), facts);
  }

  private boolean comes(State state, Event event, boolean matters) {
    State now = matters ? looked(state, event) : state;
    SymbolicEvent known = symbolic(event.number());
    boolean strict = event.kind() == EventKind.UPDATE && known.written().isEmpty() && matters;
    boolean gap = event.kind() == EventKind.GAP;
    boolean join = event.kind() == EventKind.JOIN && event.value() == endless;
    return !join
        && (!strict || isSame(now, event))
        && (!gap || Stream.of(0, 1, 2).allMatch(t -> pastHolds(state, t, event.number())))
        && known.conditions().stream()
            .filter(c -> matters || !dependence(c).reads().contains(event.number()))
            .allMatch(c -> holds(now, event, c));
  }

  private boolean holds(State state, Event event, Condition condition) {
    if (condition instanceof Condition.Holds holds) {
      String left = value(state, holds.left());
      String right = value(state, holds.right());
      if (!left.equals(UNKNOWN) && !right.equals(UNKNOWN)) {
        return compare(Long.parseLong(left), holds.comparison(), Long.parseLong(right));
      }
      return recorded.contains(event) && isAsRecorded(state, dependence(condition), event);
    }
    return isAsRecorded(state, dependence(condition), event);
  }

  private static boolean compare(long left, Comparison comparison, long right) {
    int sign = Long.compare(left, right);
    return switch (comparison) {
      case EQ -> sign == 0;
      case NE -> sign != 0;
      case LT -> sign < 0;
      case GE -> sign >= 0;
      case GT -> sign > 0;
      case LE -> sign <= 0;
    };
  }

  private String value(State state, Expression expression) {
    if (expression instanceof Expression.Constant constant) {
      return "" + constant.value();
    }
    if (expression instanceof Expression.Read read) {
      return state.facts().getOrDefault(found(read.event()), UNKNOWN).split(" ", -1)[0];
    }
    if (expression instanceof Expression.Compute compute) {
      List<String> values =
          compute.operands().stream().map(operand -> value(state, operand)).toList();
      return values.contains(UNKNOWN)
          ? UNKNOWN
          : "" + RandomExpressions.value(compute, values.stream().map(Long::valueOf).toList());
    }
    return UNKNOWN;
  }

  private String written(State state, Event event) {
    Expression expression =
        symbolic(event.number()).written().orElse(new Expression.Unknown(past(event)));
    String value = value(state, expression);
    if (!value.equals(UNKNOWN)) {
      return value;
    }
    boolean same = recorded.contains(event) && isAsRecorded(state, dependence(expression), event);
    return same && event.value() != Event.UNNUMBERED ? "" + event.value() : UNKNOWN;
  }

  private static Dependence past(Event event) {
    return new Dependence(Set.of(), Set.of(new Dependence.Past(event.thread(), event.number())));
  }

  private static Dependence dependence(Condition condition) {
    if (condition instanceof Condition.Holds holds) {
      Dependence left = dependence(holds.left());
      Dependence right = dependence(holds.right());
      return both(left, right);
    }
    return ((Condition.AsRecorded) condition).on();
  }

  private static Dependence both(Dependence a, Dependence b) {
    Set<Long> reads = new HashSet<>(a.reads());
    reads.addAll(b.reads());
    Set<Dependence.Past> pasts = new HashSet<>(a.pasts());
    pasts.addAll(b.pasts());
    return new Dependence(reads, pasts);
  }

  private static Dependence dependence(Expression expression) {
    if (expression instanceof Expression.Read read) {
      return new Dependence(Set.of(read.event()), Set.of());
    }
    if (expression instanceof Expression.Compute compute) {
      return compute.operands().stream()
          .map(AllSymbolicRuns::dependence)
          .reduce(Dependence.NONE, AllSymbolicRuns::both);
    }
    return expression instanceof Expression.Unknown unknown ? unknown.on() : Dependence.NONE;
  }

  private boolean isAsRecorded(State state, Dependence on, Event event) {
    return on.reads().stream()
            .map(number -> symbolic(number).event())
            .allMatch(read -> (isDone(state, read) || read.equals(event)) && isSame(state, read))
        && on.pasts().stream().allMatch(past -> pastHolds(state, past.thread(), past.before()));
  }

  private boolean isSame(State state, Event event) {
    if (!recorded.contains(event)) {
      return false;
    }
    Event writer = recordedWriter.get(event.number());
    boolean writerSame = writer == null || pastHolds(state, writer.thread(), writer.number() + 1);
    if (event.kind().isAccess() && isContainer(event)) {
      return writerSame;
    }
    return switch (event.kind()) {
      case READ, VOLATILE_READ, UPDATE -> {
        String[] found = state.facts().getOrDefault(found(event.number()), "? ?").split(" ", -1);
        long value = recordedValue.getOrDefault(event.number(), 0L);
        String from = writer == null ? NOBODY : "" + writer.number();
        yield value == Event.UNNUMBERED
            ? found[1].equals(from) && writerSame
            : found[0].equals("" + value);
      }
      case AWAIT ->
          recorded.stream()
              .filter(e -> e.kind() == EventKind.SIGNAL && e.object() == event.object())
              .filter(e -> e.number() < event.number())
              .allMatch(e -> pastHolds(state, e.thread(), e.number()));
      case JOIN -> pastHolds(state, (int) event.value(), event.number());
      default -> true;
    };
  }

  private boolean pastHolds(State state, int thread, long before) {
    for (Event event : recorded) {
      boolean ofPast = event.thread() == thread && event.number() < before;
      if (ofPast && !(isDone(state, event) && isSame(state, event))) {
        return false;
      }
    }
    return recorded.stream()
        .filter(e -> e.kind() == EventKind.FORK && e.value() == thread && e.number() < before)
        .allMatch(e -> isDone(state, e) && pastHolds(state, e.thread(), e.number()));
  }
}
