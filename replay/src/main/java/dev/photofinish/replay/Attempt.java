package dev.photofinish.replay;

import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import java.util.Optional;

/**
 * One run of the program under the schedule.
 *
 * @param result what became of it; empty if the program ended without a word
 * @param ending how the process ended, in words
 */
public record Attempt(Optional<ReplayResult> result, String ending) {

  public boolean isConfirmed() {
    return is(ReplayEnd.CONFIRMED);
  }

  /** Whether the program has not got what the schedule names, so that to try again is no use. */
  public boolean isOtherProgram() {
    return is(ReplayEnd.OTHER_PROGRAM);
  }

  private boolean is(ReplayEnd end) {
    return result.map(ReplayResult::end).filter(end::equals).isPresent();
  }

  /** Why the race was not seen, or that it was. */
  public String message() {
    return result
        .map(ReplayResult::message)
        .orElse("the program came to nothing that the schedule names, and " + ending);
  }
}
