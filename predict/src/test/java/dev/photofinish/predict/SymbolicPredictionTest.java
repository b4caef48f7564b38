package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.AllInterleavings.Pair;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.values.ValueAnswer;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Races by values against all runs of small symbolic windows. */
class SymbolicPredictionTest {

  private static final int WINDOWS = 1_000;
  private static final int EVENTS = 9;

  private static Set<Pair> solved(SymbolicWindow window, ValueSolver solver) {
    List<Event> all = new ArrayList<>();
    window.events().forEach(event -> all.add(event.event()));
    window.flip().ifPresent(flip -> flip.events().forEach(event -> all.add(event.event())));
    Set<Pair> races = new HashSet<>();
    for (Event second : all) {
      for (Event first : all) {
        boolean ordered = first.number() < second.number();
        if (ordered && first.conflictsWith(second) && can(window, first) && can(window, second)) {
          ValueAnswer answer =
              solver.solve(new ValueQuery(window, first.number(), second.number()), Limits.none());
          assertThat(answer).isNotInstanceOf(ValueAnswer.Unknown.class);
          if (answer instanceof ValueAnswer.Race) {
            races.add(new Pair(first.number(), second.number()));
          }
        }
      }
    }
    return races;
  }

  /** Whether no flip has replaced it. */
  private static boolean can(SymbolicWindow window, Event event) {
    return window.flip().stream()
        .allMatch(
            flip ->
                flip.thread() != event.thread()
                    || event.number() <= flip.after()
                    || flip.events().stream().map(SymbolicEvent::event).anyMatch(event::equals));
  }

  @Test
  void theSolverIsExact() {
    int[] count = new int[2];
    try (ValueSolver solver = new ValueSolver()) {
      Seeds.of(15, WINDOWS)
          .check(
              seed -> {
                SymbolicWindow window = RandomSymbols.of(seed, EVENTS);
                Set<Pair> real = new AllSymbolicRuns(window).races();
                assertThat(solved(window, solver)).as("%s", window).isEqualTo(real);
                count[0] += real.size();
                count[1] +=
                    real.stream().anyMatch(p -> p.second() >= window.events().size()) ? 1 : 0;
              });
    }
    assertThat(count[0]).isGreaterThan(WINDOWS);
    assertThat(count[1]).as("races on the other side of a branch").isGreaterThan(WINDOWS / 50);
  }
}
