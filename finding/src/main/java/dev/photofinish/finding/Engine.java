package dev.photofinish.finding;

import java.util.Locale;

/** Who gave a piece of evidence. */
public enum Engine {
  /** Compositional static analysis. */
  SCAN,
  /** Whole-program static analysis. */
  PROVE,
  /** The agent in a running program. */
  RECORD,
  /** Constraint solving over a recorded run. */
  PREDICT,
  /** A run under a predicted schedule. */
  REPLAY;

  /** The name of the command that runs this engine. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
