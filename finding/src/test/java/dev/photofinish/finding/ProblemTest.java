package dev.photofinish.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {

  @Test
  void manyNoticesOfOneInputAreSummedUp() {
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      problems.add(new Problem("--api", "notice " + i, false));
      problems.add(new Problem("a.jar", "loss " + i, true));
    }
    problems.add(new Problem("b.jar", "a notice", false));

    List<Problem> told = Problem.digest(problems);

    assertThat(told).hasSize(10 + 15 + 1 + 1);
    assertThat(told).filteredOn(Problem::lost).hasSize(15);
    assertThat(told.get(told.size() - 1))
        .isEqualTo(new Problem("--api", "and 5 more notices; --format json has them all", false));
  }

  @Test
  void fewStayAsTheyAre() {
    List<Problem> problems =
        List.of(new Problem("a.jar", "a loss", true), new Problem("a.jar", "a notice", false));

    assertThat(Problem.digest(problems)).isEqualTo(problems);
  }
}
