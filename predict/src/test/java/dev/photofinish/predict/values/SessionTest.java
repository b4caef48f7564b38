package dev.photofinish.predict.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.solver.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Questions that are put to one process one after the other. */
class SessionTest {

  private static final String SMALL = "(declare-const x Int)(assert (< 2 x 4))";
  private static final String NONE = "(declare-const x Int)(assert (< 2 x 3))";

  /** Many orders do, so that it is left to the solver which one it finds. */
  private static String free() {
    String constants =
        IntStream.range(0, 60)
            .mapToObj(i -> "(declare-const o%d Int)".formatted(i))
            .collect(Collectors.joining());
    String edges =
        IntStream.range(0, 50)
            .mapToObj(
                i -> "(assert (or (< o%d o%d) (< o%d o%d)))".formatted(i, i + 10, i + 10, i / 2))
            .collect(Collectors.joining());
    return constants + edges;
  }

  @Test
  void aQuestionDoesNotSeeThoseBefore() {
    try (Z3 z3 = new Z3();
        Z3.Session session = z3.session()) {
      for (int i = 0; i < 3; i++) {
        assertThat(((Z3.Reply.Sat) session.ask(SMALL, Limits.none())).model())
            .containsEntry("x", "3");
        assertThat(session.ask(NONE, Limits.none())).isEqualTo(new Z3.Reply.Unsat());
        assertThat(session.ask("(assert nonsense)", Limits.none()))
            .isInstanceOf(Z3.Reply.Failed.class);
      }
    }
  }

  @Test
  void aQuestionThatTakesTooLongEndsNoSession() {
    try (Z3 z3 = new Z3();
        Z3.Session session = z3.session()) {
      assertThat(session.ask(SMALL, Limits.none())).isInstanceOf(Z3.Reply.Sat.class);
      assertThat(session.ask(SMALL, new Limits(Long.MAX_VALUE, 0, () -> false)))
          .isEqualTo(new Z3.Reply.Failed("a limit was reached", false));
      assertThat(session.ask(NONE, Limits.none())).isEqualTo(new Z3.Reply.Unsat());
    }
  }

  @Test
  void answersDoNotDependOnOtherSessions() {
    try (Z3 z3 = new Z3()) {
      List<Z3.Reply> first = ask(z3);
      z3.ask(SMALL, Limits.none());
      assertThat(ask(z3)).isEqualTo(first);
    }
  }

  private static List<Z3.Reply> ask(Z3 z3) {
    List<Z3.Reply> replies = new ArrayList<>();
    try (Z3.Session session = z3.session()) {
      for (String question : List.of(free(), NONE, free(), SMALL, free())) {
        replies.add(session.ask(question, Limits.none()));
      }
    }
    return replies;
  }
}
