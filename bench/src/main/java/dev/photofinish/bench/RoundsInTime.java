package dev.photofinish.bench;

import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveProgress;
import dev.photofinish.prove.Round;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Ends a proof when its time is over, and keeps what its last round found. One thread uses it. */
final class RoundsInTime implements ProveProgress {

  /** Thrown to end a proof. */
  static final class Over extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Over() {
      super("the time is over");
    }
  }

  private final long end;
  private int done;
  private @Nullable Proof last;

  RoundsInTime(int seconds) {
    this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
  }

  @Override
  public void round(Round round, Proof soFar) {
    done++;
    last = soFar;
  }

  @Override
  public void check() {
    if (System.nanoTime() - end > 0) {
      throw new Over();
    }
  }

  int done() {
    return done;
  }

  Optional<Proof> last() {
    return Optional.ofNullable(last);
  }
}
