package dev.photofinish.record;

import dev.photofinish.record.runtime.Recording;
import dev.photofinish.trace.Launch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is recorded, and where to.
 *
 * @param trace the folder of the trace; a run is added to it for each process
 * @param launch the command line, and what of the program is recorded
 * @param limit how many bytes are recorded of each process at most; then it runs on alone
 * @param schedule what threads have to follow; then nothing is recorded, and each process puts its
 *     result beside the folder
 */
public record RecordOptions(Path trace, Launch launch, long limit, Optional<Path> schedule) {

  /** What a trace of a process has at most unless it is said: some 5 million events. */
  public static final long DEFAULT_LIMIT = 48L << 20;

  /** In the place of a limit: there is none. */
  public static final long NO_LIMIT = Recording.NO_LIMIT;

  /** To record these packages and fields of a program. */
  public RecordOptions(
      Path trace, List<String> include, List<String> exclude, Optional<Set<String>> focus) {
    this(
        trace,
        new Launch(
            List.of(), include, exclude, focus.map(fields -> fields.stream().sorted().toList())));
  }

  /** To record. */
  public RecordOptions(Path trace, Launch launch) {
    this(trace, launch, DEFAULT_LIMIT, Optional.empty());
  }
}
