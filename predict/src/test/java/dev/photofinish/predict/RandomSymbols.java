package dev.photofinish.predict;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.RandomExpressions.Valued;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Random expressions and conditions for a random trace, such that the trace is one of their runs.
 */
final class RandomSymbols {

  /** So many runs of ones in a mask have a formula. */
  private static final int MOST_RUNS = 8;

  private final Random random;
  private final RandomExpressions expressions;
  private final Map<Long, Long> found = new HashMap<>();
  private final Map<Integer, List<Long>> reads = new HashMap<>();
  private final Map<String, Long> memory = new HashMap<>();
  private final List<SymbolicEvent> events = new ArrayList<>();

  private RandomSymbols(long seed) {
    this.random = new Random(seed);
    this.expressions = new RandomExpressions(seed);
  }

  static SymbolicWindow of(long seed, int length) {
    RandomSymbols symbols = new RandomSymbols(seed);
    boolean unnumbered = symbols.random.nextInt(4) == 0;
    for (Event event : RandomTrace.of(seed, length)) {
      symbols.add(unnumbered ? unnumbered(event) : event);
    }
    List<SymbolicEvent> events = List.copyOf(symbols.events);
    Optional<Flip> flip =
        symbols.random.nextBoolean() && !events.isEmpty()
            ? Optional.of(symbols.flip())
            : Optional.empty();
    return new SymbolicWindow(events, Before.NOTHING, flip);
  }

  /** Some objects have no numbers. */
  private static Event unnumbered(Event event) {
    boolean change =
        (event.kind().isAccess() || event.kind() == EventKind.INITIAL) && event.value() == 2;
    return new Event(
        event.number(),
        event.thread(),
        event.kind(),
        event.site(),
        event.object(),
        event.member(),
        change ? Event.UNNUMBERED : event.value());
  }

  private static String cell(Event event) {
    return event.object() + "." + event.member();
  }

  private void add(Event event) {
    List<Condition> conditions = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      condition(event).ifPresent(conditions::add);
    }
    EventKind kind = event.kind();
    boolean update = kind == EventKind.UPDATE;
    if (event.kind().isAccess() && (update || !kind.isWrite())) {
      long value = update ? memory.getOrDefault(cell(event), 0L) : event.value();
      found.put(event.number(), value);
      reads.computeIfAbsent(event.thread(), t -> new ArrayList<>()).add(event.number());
      if (update && random.nextBoolean() && value != Event.UNNUMBERED) {
        conditions.add(compare(new Expression.Read(event.number()), value));
      }
    }
    boolean writes = kind.isWrite() || kind == EventKind.INITIAL;
    Optional<Expression> written = writes ? written(event) : Optional.empty();
    events.add(new SymbolicEvent(event, conditions, written));
    if (writes) {
      memory.put(cell(event), event.value());
    }
  }

  /** A read of the thread with a number as its value; containers and others are not exact. */
  private Optional<Long> exactRead(int thread) {
    List<Long> all =
        reads.getOrDefault(thread, List.of()).stream()
            .filter(n -> !isContainer(n) && found.getOrDefault(n, 0L) != Event.UNNUMBERED)
            .toList();
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  private Optional<Long> unnumberedRead(int thread) {
    return reads.getOrDefault(thread, List.of()).stream()
        .filter(n -> !isContainer(n) && found.getOrDefault(n, 0L) == Event.UNNUMBERED)
        .findFirst();
  }

  private boolean isContainer(long number) {
    return number < events.size() && events.get((int) number).event().member() == Event.CONTENTS;
  }

  private Optional<Condition> condition(Event event) {
    if (random.nextInt(3) == 0) {
      return Optional.of(new Condition.AsRecorded(dependence(event)));
    }
    Optional<Long> unnumbered = unnumberedRead(event.thread());
    if (unnumbered.isPresent() && random.nextBoolean()) {
      // It was not null.
      return Optional.of(holds(expression(unnumbered.get()), Comparison.NE, 0));
    }
    return exactRead(event.thread())
        .map(read -> random.nextBoolean() ? plain(read) : computed(read))
        .map(valued -> compare(valued.expression(), valued.value()));
  }

  private Valued plain(long read) {
    return new Valued(expression(read), JavaType.INT, value(read));
  }

  private Valued computed(long read) {
    return expressions.of(plain(read), random.nextInt(2));
  }

  private long value(long read) {
    return found.getOrDefault(read, 0L);
  }

  private static Expression expression(long read) {
    return new Expression.Read(read);
  }

  /** A comparison of something that has a value, such that it holds. */
  private Condition compare(Expression left, long value) {
    return switch (random.nextInt(4)) {
      case 0 -> holds(left, Comparison.EQ, value);
      case 1 -> holds(left, Comparison.NE, value + 1);
      case 2 -> holds(left, Comparison.LE, value + random.nextInt(2));
      default -> holds(left, Comparison.GT, value - 1 - random.nextInt(2));
    };
  }

  private static Condition holds(Expression left, Comparison comparison, long right) {
    return new Condition.Holds(left, comparison, new Expression.Constant(right));
  }

  private Dependence dependence(Event event) {
    Set<Long> some = new HashSet<>();
    for (long read : reads.getOrDefault(event.thread(), List.of())) {
      if (random.nextBoolean()) {
        some.add(read);
      }
    }
    Set<Dependence.Past> pasts = new HashSet<>();
    if (random.nextInt(3) == 0) {
      int thread = random.nextInt(3) == 0 ? random.nextInt(3) : event.thread();
      pasts.add(new Dependence.Past(thread, random.nextInt((int) event.number() + 1)));
    }
    return new Dependence(some, pasts);
  }

  private Optional<Expression> written(Event event) {
    Optional<Long> read = exactRead(event.thread());
    return switch (random.nextInt(6)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(new Expression.Unknown(dependence(event)));
      case 2, 3, 4 ->
          event.value() != Event.UNNUMBERED && read.isPresent()
              ? Optional.of(written(read.get(), event.value()))
              : constant(event);
      default -> constant(event);
    };
  }

  private static Optional<Expression> constant(Event event) {
    return event.value() == Event.UNNUMBERED
        ? Optional.empty()
        : Optional.of(new Expression.Constant(event.value()));
  }

  private Expression written(long read, long value) {
    Valued computed = computed(read);
    long mask = computed.value() ^ value;
    long ones = mask < 0 ? ~mask : mask;
    return random.nextBoolean() || Long.bitCount(ones & ~(ones << 1)) > MOST_RUNS
        ? sum(read, value - value(read))
        : new Expression.Compute(
            Operator.XOR,
            JavaType.INT,
            List.of(computed.expression(), new Expression.Constant(mask)));
  }

  private static Expression sum(long read, long difference) {
    Expression left = new Expression.Read(read);
    return difference == 0
        ? left
        : new Expression.Compute(
            Operator.ADD, JavaType.INT, List.of(left, new Expression.Constant(difference)));
  }

  /** Another way of a thread, on a condition that did not hold. */
  private Flip flip() {
    Event after = events.get(random.nextInt(events.size())).event();
    List<SymbolicEvent> flipped = new ArrayList<>();
    List<Condition> conditions = new ArrayList<>();
    for (long read : reads.getOrDefault(after.thread(), List.of())) {
      if (read <= after.number() && !isContainer(read)) {
        conditions = List.of(holds(expression(read), Comparison.NE, value(read)));
      }
    }
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      EventKind kind = random.nextBoolean() ? EventKind.READ : EventKind.WRITE;
      int member = random.nextInt(6) == 0 ? Event.CONTENTS : 0;
      long number = (long) events.size() + i;
      Event event = new Event(number, after.thread(), kind, 0, 100 + random.nextInt(2), member, 1);
      Optional<Expression> written =
          kind == EventKind.WRITE && (i < count - 1 || random.nextInt(4) > 0)
              ? Optional.of(new Expression.Constant(random.nextInt(3)))
              : Optional.empty();
      flipped.add(new SymbolicEvent(event, conditions, written));
      conditions = List.of();
    }
    return new Flip(after.thread(), after.number(), flipped);
  }
}
