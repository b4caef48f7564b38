package dev.photofinish.cli.run;

import dev.photofinish.cli.progress.Progress;
import dev.photofinish.finding.Problem;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveProgress;
import dev.photofinish.prove.Round;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps what the last round found, for a run that is interrupted. Confined to one thread. */
final class LastRound implements ProveProgress {

  /** How much work there is in a round is not known before. */
  private static final int UNKNOWN = -1;

  private final Progress progress;
  private final Interruption interruption;
  private int rounds;
  private @Nullable Proof proof;

  LastRound(Progress progress, Interruption interruption) {
    this.progress = progress;
    this.interruption = interruption;
    progress.start(UNKNOWN);
  }

  @Override
  public void round(Round round, Proof soFar) {
    rounds++;
    proof = soFar;
    progress.start(UNKNOWN);
  }

  @Override
  public void check() {
    progress.step(1);
    interruption.check();
  }

  /** What the last round that was finished says. */
  Optional<Proof> proof() {
    return Optional.ofNullable(proof);
  }

  /** What a reader of an interrupted run must know. */
  Problem problem() {
    return new Problem("round " + (rounds + 1), "interrupted", true);
  }

  /** What it means for the report. */
  String meaning() {
    return rounds == 0
        ? "interrupted before anything was known."
        : "these are the races that round "
            + rounds
            + " left: all that are possible, and some that later rounds might have ruled out.";
  }
}
