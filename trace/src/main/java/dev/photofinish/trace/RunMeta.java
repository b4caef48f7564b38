package dev.photofinish.trace;

import java.util.Optional;

/**
 * What a recorded run says about itself, and how it ended.
 *
 * @param started when, in milliseconds since 1970
 * @param java the version of Java that it ran on
 * @param process the number of the process
 * @param command what the process ran
 * @param launch how it came to be recorded
 * @param end nothing if the run was cut short, or is still going on
 */
public record RunMeta(
    long started, String java, long process, String command, Launch launch, Optional<RunEnd> end) {

  /** What this version writes, and all that it reads. */
  public static final int FORMAT = 2;

  /** A run that begins. */
  public RunMeta(long started, String java, long process, String command) {
    this(started, java, process, command, Launch.UNKNOWN);
  }

  /** A run that begins, of which is known how to run it again. */
  public RunMeta(long started, String java, long process, String command, Launch launch) {
    this(started, java, process, command, launch, Optional.empty());
  }
}
