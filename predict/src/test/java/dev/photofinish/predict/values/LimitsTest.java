package dev.photofinish.predict.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.solver.Limits;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Questions that take too long, and solvers that are not there. */
class LimitsTest {

  /** Pigeons and holes: short to say, and long to answer. */
  private static String hard() {
    int pigeons = 13;
    StringBuilder text = new StringBuilder();
    for (int p = 0; p < pigeons; p++) {
      for (int h = 0; h < pigeons - 1; h++) {
        text.append("(declare-const p").append(p).append('_').append(h).append(" Bool)\n");
      }
    }
    for (int p = 0; p < pigeons; p++) {
      int pigeon = p;
      text.append("(assert (or ");
      text.append(
          IntStream.range(0, pigeons - 1)
              .mapToObj(h -> "p" + pigeon + "_" + h)
              .collect(Collectors.joining(" ")));
      text.append("))\n");
      for (int q = 0; q < p; q++) {
        for (int h = 0; h < pigeons - 1; h++) {
          text.append("(assert (or (not p%d_%d) (not p%d_%d)))%n".formatted(p, h, q, h));
        }
      }
    }
    return text.toString();
  }

  private static ValueQuery simple() {
    return new ValueQuery(Symbols.of("0 write x 1; 1 write x 2").window(), 0, 1);
  }

  private static Limits seconds(double seconds) {
    return new Limits(Long.MAX_VALUE, (long) (seconds * 1e9), () -> false);
  }

  @Test
  void theTimeIsKept() {
    try (Z3 z3 = new Z3()) {
      assertThat(z3.ask("", Limits.none())).isInstanceOf(Z3.Reply.Sat.class);
      long start = System.nanoTime();
      assertThat(z3.ask(hard(), seconds(0.5)))
          .isEqualTo(new Z3.Reply.Failed("a limit was reached", false));
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isBetween(500L, 3_000L);
      // The next one has a new process.
      assertThat(z3.ask("(assert false)", Limits.none())).isInstanceOf(Z3.Reply.Unsat.class);
    }
  }

  @Test
  void someoneWantsItToEnd() {
    try (Z3 z3 = new Z3()) {
      long start = System.nanoTime();
      Limits limits =
          new Limits(
              Long.MAX_VALUE, Long.MAX_VALUE, () -> System.nanoTime() - start > 1_000_000_000L);
      assertThat(z3.ask(hard(), limits)).isInstanceOf(Z3.Reply.Failed.class);
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isLessThan(3_000L);
    }
  }

  @Test
  void whatZ3DoesNotUnderstandIsSaid() {
    try (Z3 z3 = new Z3()) {
      Z3.Reply reply = z3.ask("(assert nonsense)", Limits.none());
      assertThat(reply).isInstanceOf(Z3.Reply.Failed.class);
      assertThat(reply.toString()).contains("nonsense");
    }
  }

  @Test
  void nothingIsLeftBehind() throws IOException {
    Z3Process process = new Z3Process();
    assertThat(process.answer()).isEqualTo(Z3Main.READY);
    assertThat(process.files()).isNotEmptyDirectory();
    process.close();
    assertThat(process.files()).doesNotExist();
  }

  @Test
  void withoutTheLibraryNothingIsKnown() {
    try (ValueSolver solver = new ValueSolver(new Z3(false))) {
      assertThat(solver.missing()).isEmpty();
      assertThat(solver.solve(simple(), Limits.none())).isInstanceOf(ValueAnswer.Unknown.class);
      assertThat(solver.missing()).hasValue("switched off");
    }
    try (ValueSolver solver = new ValueSolver()) {
      assertThat(solver.solve(simple(), Limits.none()))
          .isEqualTo(new ValueAnswer.Race(Traces.of("0 write x 1; 1 write x 2")));
      assertThat(solver.missing()).isEmpty();
    }
  }
}
