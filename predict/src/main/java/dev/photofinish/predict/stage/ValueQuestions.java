package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.values.ValueAnswer;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.function.Consumer;

/** Puts a stage's questions about one window; each is dear, so they are bounded. For one thread. */
final class ValueQuestions implements AutoCloseable {

  /** Of one trace. */
  static final int MOST = 2_000;

  /** Of one window: pairs of places. */
  static final int IN_WINDOW = 40;

  private final ValueSolver.Session solver;
  private final Limits limits;
  private int unanswered;

  ValueQuestions(ValueSolver solver, Limits limits) {
    this.solver = solver.session();
    this.limits = limits;
  }

  /** Asks, and tells the witness if there is one. */
  void ask(ValueQuery query, Consumer<List<Event>> found) {
    if (limits.stopped().getAsBoolean()) {
      return;
    }
    ValueAnswer answer = solver.solve(query, limits);
    if (answer instanceof ValueAnswer.Race race) {
      found.accept(race.witness());
    } else if (answer instanceof ValueAnswer.Unknown) {
      unanswered++;
    }
  }

  /** How many questions were not answered. */
  int unanswered() {
    return unanswered;
  }

  @Override
  public void close() {
    solver.close();
  }
}
