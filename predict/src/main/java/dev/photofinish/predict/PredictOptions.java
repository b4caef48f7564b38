package dev.photofinish.predict;

import java.util.List;

/**
 * What the user may choose.
 *
 * @param window how many events the solver sees at once
 * @param solverSeconds how long it may take for one question
 * @param threads how many threads look at windows
 * @param stages the stages that look at windows, the cheapest first
 */
public record PredictOptions(
    int window, int solverSeconds, int threads, List<StageFactory> stages) {

  /** What {@code window} is if the user does not say. */
  public static final int WINDOW = 1_000;

  /** What {@code solverSeconds} is if the user does not say. */
  public static final int SOLVER_SECONDS = 10;

  public PredictOptions {
    stages = List.copyOf(stages);
  }

  /** With all stages. */
  public PredictOptions(int window, int solverSeconds, int threads) {
    this(window, solverSeconds, threads, StageFactory.ALL);
  }
}
