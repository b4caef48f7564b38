package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.Status;
import dev.photofinish.predict.encoding.OrderEncoding;
import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.solver.PlainZ3;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.values.ValueAnswer;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Our solver of orders, Z3 on the same problems, and Z3 on all of it by values, with each other.
 */
class SolversAgreeTest {

  private static final int TRACES = 200;
  private static final int EVENTS = 18;

  /** Something that is asked about two places in a trace. */
  private interface Question {
    void ask(List<Event> trace, int first, int second, boolean race);
  }

  private static int forAll(int base, Question question) {
    int[] asked = new int[2];
    Seeds.of(base, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, EVENTS);
              for (int second = 0; second < trace.size(); second++) {
                for (int first = 0; first < second; first++) {
                  if (trace.get(first).conflictsWith(trace.get(second))) {
                    boolean race = race(new OrderEncoding(Window.of(trace), first, second));
                    question.ask(trace, first, second, race);
                    asked[race ? 1 : 0]++;
                  }
                }
              }
            });
    assertThat(Math.min(asked[0], asked[1])).isGreaterThan(TRACES);
    return asked[0] + asked[1];
  }

  private static boolean race(OrderEncoding encoding) {
    OrderAnswer answer = encoding.solve(new OrderSolver(Limits.none()));
    return answer instanceof OrderAnswer.Sat;
  }

  @Test
  void onOrders() {
    int asked =
        forAll(
            16,
            (trace, first, second, race) -> {
              OrderEncoding encoding = new OrderEncoding(Window.of(trace), first, second);
              assertThat(PlainZ3.check(encoding.problem(), Integer.MAX_VALUE))
                  .as("%s and %s of %s", first, second, trace)
                  .isEqualTo(race ? Status.SATISFIABLE : Status.UNSATISFIABLE);
            });
    assertThat(asked).isGreaterThan(2_000);
  }

  @Test
  void onRecordedValues() {
    try (ValueSolver solver = new ValueSolver()) {
      int asked =
          forAll(
              17,
              (trace, first, second, race) -> {
                ValueQuery query = new ValueQuery(strict(trace), first, second);
                ValueAnswer answer = solver.solve(query, Limits.none());
                assertThat(answer)
                    .as("%s and %s of %s", first, second, trace)
                    .isInstanceOf(race ? ValueAnswer.Race.class : ValueAnswer.None.class);
              });
      assertThat(asked).isGreaterThan(2_000);
    }
  }

  /** What a thread has read has to be as recorded for it to go on. */
  private static SymbolicWindow strict(List<Event> trace) {
    Map<Integer, Event> last = new HashMap<>();
    List<SymbolicEvent> events = new ArrayList<>();
    for (Event event : trace) {
      Event before = last.put(event.thread(), event);
      Condition same =
          new Condition.AsRecorded(
              new Dependence(before == null ? Set.of() : Set.of(before.number()), Set.of()));
      boolean constant =
          event.kind() != EventKind.UPDATE
              && (event.kind().isWrite() || event.kind() == EventKind.INITIAL);
      events.add(
          new SymbolicEvent(
              event,
              List.of(same),
              constant ? Optional.of(new Expression.Constant(event.value())) : Optional.empty()));
    }
    return SymbolicWindow.of(events, Before.NOTHING);
  }
}
