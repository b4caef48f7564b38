package dev.photofinish.cli.run;

import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Findings;
import java.io.IOException;

/** An engine with its options and inputs, ready to run: where engines are plugged in. */
@FunctionalInterface
public interface Analysis {

  /**
   * Runs the engine.
   *
   * @param leftOut what is not to be reported, for engines that report one of many races that are
   *     alike; what others report of it is left out afterwards
   * @throws IOException if a file that the user named cannot be read or written
   */
  Findings run(Progress progress, LeftOut leftOut) throws IOException;

  /** Called when the report is written or there will be none, with the code of the command. */
  default void reported(int exitCode) {}
}
