package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.window.RunWindow;
import java.util.Optional;

/**
 * A way of finding races in windows, for pairs that none before it has found. Used by many threads
 * at once, each with a window of its own.
 */
public interface Stage {

  StageName name();

  /** Whether it needs values as expressions. */
  default boolean isSymbolic() {
    return false;
  }

  /** How many questions it is asked about one trace. */
  default int mostQuestions() {
    return Integer.MAX_VALUE;
  }

  /** Why it could not do its work, if it could not. */
  default Optional<String> failure() {
    return Optional.empty();
  }

  /**
   * Looks for races in a window.
   *
   * @param wanted asked for each pair whether it would be news, and told each question
   * @param limits of one question
   */
  StageResult look(RunWindow window, Wanted wanted, Limits limits);
}
