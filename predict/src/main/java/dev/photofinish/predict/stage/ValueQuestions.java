package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.values.ValueAnswer;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Puts questions about values; each is dear, so they are bounded. Safe for many threads. */
final class ValueQuestions {

  /** Of one trace. */
  static final int MOST = 2_000;

  /** Of one window: pairs of places. */
  static final int IN_WINDOW = 40;

  private final ValueSolver solver;

  ValueQuestions(ValueSolver solver) {
    this.solver = solver;
  }

  /**
   * Asks, and tells the witness if there is one.
   *
   * @return how many questions were not answered
   */
  int ask(ValueQuery query, Limits limits, Consumer<List<Event>> found) {
    if (limits.stopped().getAsBoolean()) {
      return 0;
    }
    ValueAnswer answer = solver.solve(query, limits);
    if (answer instanceof ValueAnswer.Race race) {
      found.accept(race.witness());
    }
    return answer instanceof ValueAnswer.Unknown ? 1 : 0;
  }

  Optional<String> failure() {
    return solver.missing().map(why -> "no races by values or other branches: " + why);
  }
}
