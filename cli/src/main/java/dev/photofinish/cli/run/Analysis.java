package dev.photofinish.cli.run;

import dev.photofinish.cli.progress.Progress;
import dev.photofinish.finding.Findings;
import java.io.IOException;

/** An engine with its options and inputs, ready to run: where engines are plugged in. */
@FunctionalInterface
public interface Analysis {

  /**
   * Runs the engine.
   *
   * @throws IOException if a file that the user named cannot be read or written
   */
  Findings run(Progress progress) throws IOException;
}
