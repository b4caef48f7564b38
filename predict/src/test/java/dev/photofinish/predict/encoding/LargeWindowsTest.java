package dev.photofinish.predict.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Windows in which threads do hardly anything but change one number. */
class LargeWindowsTest {

  private static final int SECTIONS = 300;

  /** What it takes is little: without that, each of these has no answer after minutes. */
  private static final Limits LIMITS = Limits.conflicts(5_000);

  private static String sections(int threads, String inside) {
    Random random = new Random(31);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < SECTIONS; i++) {
      String section = "T update f 1;" + inside + "T volatile_write f 0;";
      text.append(section.replace("T", "" + random.nextInt(threads)));
    }
    return text.toString();
  }

  private static OrderAnswer answer(List<Event> trace, int first, int second) {
    OrderEncoding encoding = new OrderEncoding(Window.of(trace), first, second);
    OrderAnswer answer = encoding.solve(new OrderSolver(LIMITS));
    if (answer instanceof OrderAnswer.Sat sat) {
      assertThat(new WitnessChecker(trace).problem(encoding.witness(sat.model()))).isEmpty();
    }
    return answer;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void whatIsOutsideOfAllSectionsRaces(int threads) {
    List<Event> trace = Traces.of("0 write x 1;" + sections(threads, "") + "1 write x 2");

    assertThat(answer(trace, 0, trace.size() - 1)).isInstanceOf(OrderAnswer.Sat.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void whatIsInsideOfSectionsDoesNot(int threads) {
    List<Event> trace = Traces.of(sections(threads, "T write x 1;"));
    int second = trace.size() - 2;
    int first = second - 3;
    while (trace.get(first).thread() == trace.get(second).thread()) {
      first -= 3;
    }

    assertThat(answer(trace, first, second)).isInstanceOf(OrderAnswer.Unsat.class);
  }
}
