package dev.photofinish.replay;

import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.Schedule;
import java.util.List;
import java.util.Optional;

/**
 * What became of all attempts.
 *
 * @param attempts in their order; the last one is confirmed if any is
 */
public record Replay(Schedule schedule, List<Attempt> attempts) {

  public Replay {
    attempts = List.copyOf(attempts);
  }

  /** The run in which both threads stood before the racing accesses at once. */
  public Optional<ReplayResult> confirmed() {
    return last().isConfirmed() ? last().result() : Optional.empty();
  }

  public Attempt last() {
    return attempts.get(attempts.size() - 1);
  }
}
