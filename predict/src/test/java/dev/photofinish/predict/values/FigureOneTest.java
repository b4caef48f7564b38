package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Symbols.holds;
import static dev.photofinish.predict.values.Symbols.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Comparison;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * Figure 1 of the paper, from a run in which line 3 came before line 4. Sites are its lines.
 *
 * <pre>
 *   1  y = 3;        4  if (y &gt; z)
 *   2  x = 1;        5    print(x);
 *   3  y = 5;        6  else
 *                    7    x = 2;
 * </pre>
 */
class FigureOneTest {

  private static final ValueSolver SOLVER = new ValueSolver();

  private static final String RUN =
      """
      0 write z 2 @ 100; 0 fork 1 @ 101; 0 fork 2 @ 102; 1 begin @ 103; 2 begin @ 104
      1 write y 3 @ 1; 1 write x 1 @ 2; 1 write y 5 @ 3
      2 read y 5 @ 4; 2 read z 2 @ 4; 2 read x 1 @ 5
      """;

  @AfterAll
  static void end() {
    SOLVER.close();
  }

  private static List<Integer> lines(ValueAnswer answer) {
    assertThat(answer).isInstanceOf(ValueAnswer.Race.class);
    return ((ValueAnswer.Race) answer)
        .witness().stream().map(Event::site).filter(site -> site < 100).toList();
  }

  @Test
  void anotherValueDoesAsWell() {
    SymbolicWindow window =
        Symbols.of(RUN).when(10, holds(read(8), Comparison.GT, read(9))).window();
    ValueAnswer answer = SOLVER.solve(new ValueQuery(window, 6, 10), Limits.none());
    assertThat(lines(answer)).containsExactly(1, 4, 4, 2, 5);
  }

  @Test
  void theOtherSideOfTheBranch() {
    SymbolicWindow window =
        Symbols.of(RUN + "2 write x 2 @ 7")
            .when(10, holds(read(8), Comparison.GT, read(9)))
            .when(11, holds(read(8), Comparison.LE, read(9)))
            .flip(9, 11)
            .window();
    ValueAnswer answer = SOLVER.solve(new ValueQuery(window, 6, 11), Limits.none());
    assertThat(lines(answer)).startsWith(4).endsWith(2, 7).hasSize(5);
  }

  @Test
  void aBranchThatCannotGoTheOtherWay() {
    SymbolicWindow window =
        Symbols.of(RUN.replace("0 write z 2", "0 write z 2; 0 write y 3") + "2 write x 2 @ 7")
            .when(12, holds(read(9), Comparison.LE, read(10)))
            .flip(10, 12)
            .window();
    ValueAnswer answer = SOLVER.solve(new ValueQuery(window, 7, 12), Limits.none());
    assertThat(answer).isInstanceOf(ValueAnswer.None.class);
  }
}
