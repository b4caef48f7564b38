package dev.photofinish.record;

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
 * @param schedule what threads have to follow; then nothing is recorded, and each process puts its
 *     result beside the folder
 */
public record RecordOptions(Path trace, Launch launch, Optional<Path> schedule) {

  public RecordOptions {
    trace = trace.toAbsolutePath().normalize();
    schedule = schedule.map(file -> file.toAbsolutePath().normalize());
  }

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
    this(trace, launch, Optional.empty());
  }
}
