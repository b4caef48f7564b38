package dev.photofinish.predict;

import dev.photofinish.ir.Comparison;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.values.ValueAnswer;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Run by hand: what questions about values cost in windows where every read decides something. */
final class ValueTimes {

  private ValueTimes() {}

  /** Arguments: the size of the windows, how many questions, one in how many reads decides. */
  public static void main(String[] arguments) {
    int size = Integer.parseInt(arguments[0]);
    int rare = Integer.parseInt(arguments[2]);
    List<Event> trace = QueryTimes.trace(new Random(1), size);
    SymbolicWindow window = window(trace, new Random(3), rare);
    Random random = new Random(2);
    Limits limits = new Limits(Long.MAX_VALUE, TimeUnit.SECONDS.toNanos(30), () -> false);
    try (ValueSolver solver = new ValueSolver()) {
      for (int asked = 0; asked < Integer.parseInt(arguments[1]); ) {
        int first = random.nextInt(trace.size());
        int second = Math.min(trace.size() - 1, first + 1 + random.nextInt(40));
        if (trace.get(first).conflictsWith(trace.get(second))) {
          asked++;
          long start = System.nanoTime();
          ValueAnswer answer = solver.solve(new ValueQuery(window, first, second), limits);
          double seconds = (System.nanoTime() - start) / 1e9;
          String text =
              answer instanceof ValueAnswer.Race race
                  ? "race after " + race.witness().size()
                  : answer.toString();
          System.out.printf(Locale.ROOT, "%d %d: %.2f s, %s%n", first, second, seconds, text);
        }
      }
    }
  }

  private static SymbolicWindow window(List<Event> trace, Random random, int rare) {
    Map<Integer, Event> last = new HashMap<>();
    List<SymbolicEvent> events = new ArrayList<>();
    for (Event event : trace) {
      Event before = last.put(event.thread(), event);
      List<Condition> conditions = new ArrayList<>();
      if (before != null && before.kind() == EventKind.READ && random.nextInt(rare) == 0) {
        boolean least = random.nextBoolean();
        conditions.add(
            new Condition.Holds(
                new Expression.Read(before.number()),
                least ? Comparison.GE : Comparison.LE,
                new Expression.Constant(before.value())));
      }
      events.add(
          new SymbolicEvent(
              event,
              conditions,
              event.kind().isWrite()
                  ? Optional.of(new Expression.Constant(event.value()))
                  : Optional.empty()));
    }
    return SymbolicWindow.of(events, Before.NOTHING);
  }
}
