package dev.photofinish.cli.error;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Verdict;

/** The exit codes that scripts may rely on. */
public final class ExitCodes {

  /** Done, and nothing to report at or above the threshold. */
  public static final int CLEAN = 0;

  /** Done, and races are reported. */
  public static final int RACES = 1;

  /** The user has to change something: the arguments, or what they name. */
  public static final int BAD_USAGE = 2;

  /** Done, but some input could not be analysed. */
  public static final int INCOMPLETE = 3;

  /** We have to change something. */
  public static final int INTERNAL_ERROR = 4;

  private ExitCodes() {}

  /** The code of a finished run; a run that lost input says so even if it found races. */
  public static int of(Findings findings, Verdict threshold) {
    if (!findings.complete()) {
      return INCOMPLETE;
    }
    return findings.hasRaces(threshold) ? RACES : CLEAN;
  }
}
