package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.predict.window.RunWindow;
import java.util.List;
import java.util.Optional;

/** A stage that puts questions about values, which are dear. */
abstract class SymbolicStage implements Stage {

  private final ValueSolver solver;

  SymbolicStage(ValueSolver solver) {
    this.solver = solver;
  }

  @Override
  public final StageResult look(RunWindow window, Wanted wanted, Limits limits) {
    try (ValueQuestions questions = new ValueQuestions(solver, limits)) {
      List<Predicted> races = look(window, wanted, questions);
      return new StageResult(races, questions.unanswered());
    }
  }

  /** The races of a window. */
  abstract List<Predicted> look(RunWindow window, Wanted wanted, ValueQuestions questions);

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
    return solver.missing().map(why -> "no races by values or other branches: " + why);
  }
}
