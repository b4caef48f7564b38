package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.window.RunWindow;

/**
 * A way of finding races in windows, for pairs that none before it has found. Used by many threads
 * at once, each with a window of its own.
 */
public interface Stage {

  StageName name();

  /**
   * Looks for races in a window.
   *
   * @param wanted asked for each pair whether it would be news, and told each question
   * @param limits of one question
   */
  StageResult look(RunWindow window, Wanted wanted, Limits limits);
}
