package dev.photofinish.predict.stage;

import dev.photofinish.predict.values.ValueSolver;
import java.util.Optional;

/** A stage that puts questions about values, which are dear. */
abstract class SymbolicStage implements Stage {

  private final ValueQuestions questions;

  SymbolicStage(ValueSolver solver) {
    this.questions = new ValueQuestions(solver);
  }

  final ValueQuestions questions() {
    return questions;
  }

  @Override
  public final boolean isSymbolic() {
    return true;
  }

  @Override
  public final int mostQuestions() {
    return ValueQuestions.MOST;
  }

  @Override
  public final Optional<String> failure() {
    return questions.failure();
  }
}
