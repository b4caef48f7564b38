package dev.photofinish.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is recorded, and where to.
 *
 * @param trace the folder of the trace; a run is added to it for each process
 * @param include packages or classes, with what is below them; empty for all but tools
 * @param exclude packages or classes that are left out, with what is below them
 * @param focus the only fields that are recorded, each after its class and a dot
 * @param schedule what threads have to follow; then nothing is recorded, and each process puts its
 *     result beside the folder
 */
public record RecordOptions(
    Path trace,
    List<String> include,
    List<String> exclude,
    Optional<Set<String>> focus,
    Optional<Path> schedule) {

  public RecordOptions {
    trace = trace.toAbsolutePath().normalize();
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
    focus = focus.map(Set::copyOf);
    schedule = schedule.map(file -> file.toAbsolutePath().normalize());
  }

  /** To record. */
  public RecordOptions(
      Path trace, List<String> include, List<String> exclude, Optional<Set<String>> focus) {
    this(trace, include, exclude, focus, Optional.empty());
  }
}
