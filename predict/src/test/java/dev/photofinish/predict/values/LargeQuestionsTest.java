package dev.photofinish.predict.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Windows full of changes of one counter. */
class LargeQuestionsTest {

  private static String repeat(int times, String event) {
    return (event + ";").repeat(times);
  }

  /** Every change finds what it found, and the two writes are to meet. */
  private static ValueAnswer answer(String text) {
    List<Event> trace = Traces.of(text);
    Symbols symbols = Symbols.of(trace);
    List<Long> writes = new ArrayList<>();
    for (Event event : trace) {
      if (event.kind() == EventKind.UPDATE) {
        symbols.when(event.number(), Symbols.same(event.number()));
      } else if (event.kind() == EventKind.WRITE) {
        writes.add(event.number());
      }
    }
    try (ValueSolver solver = new ValueSolver()) {
      ValueQuery query = new ValueQuery(symbols.window(), writes.get(0), writes.get(1));
      return solver.solve(query, Limits.none());
    }
  }

  @Test
  void aThreadThatWaitsByChangesIsHeldUp() {
    String waits = "1 fork 0; 1 update f 0;" + repeat(450, "1 update f 0");
    assertThat(answer(waits + "0 update f 1; 1 update f 1; 0 write x 1; 1 write x 2"))
        .isInstanceOf(ValueAnswer.Race.class);
    assertThat(
            answer(waits + "2 write x 2; 2 end; 0 join 2; 0 update f 1; 1 update f 1; 1 write x 1"))
        .isInstanceOf(ValueAnswer.None.class);
  }

  @Test
  void whatHasNoEndIsNotAsked() {
    String counting =
        IntStream.range(0, 900)
            .mapToObj(i -> i % 9 + " update f " + i)
            .collect(Collectors.joining(";"));
    assertThat(answer(counting + "; 0 write x 1; 1 write x 2"))
        .isEqualTo(new ValueAnswer.Unknown("the question is too large"));
  }
}
