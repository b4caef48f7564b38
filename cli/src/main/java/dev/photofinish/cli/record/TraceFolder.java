package dev.photofinish.cli.record;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import dev.photofinish.trace.TraceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The folder of a trace, before and after a program has added its runs. */
final class TraceFolder {

  /** What is no run. */
  private static final Set<String> OURS = Set.of("agent", ScheduleFolder.NAME);

  private final Path folder;
  private final Set<String> before;

  private TraceFolder(Path folder, Set<String> before) {
    this.folder = folder;
    this.before = before;
  }

  /** A folder that is a trace, or is empty, or can be made. */
  static TraceFolder toWrite(Path folder) {
    Set<String> names = names(folder);
    for (String name : names) {
      if (!OURS.contains(name) && !name.matches("run-[0-9]+")) {
        throw foreign(folder, name);
      }
    }
    if (names.contains(ScheduleFolder.NAME)) {
      checkSchedules(folder);
    }
    return new TraceFolder(folder, names);
  }

  /** Schedules of a prediction are there unless the user had them put somewhere else. */
  private static void checkSchedules(Path folder) {
    try {
      List<Path> foreign = ScheduleFolder.foreign(folder.resolve(ScheduleFolder.NAME));
      if (!foreign.isEmpty()) {
        throw foreign(folder, folder.relativize(foreign.get(0)).toString());
      }
    } catch (IOException e) {
      throw new BadUsage("--trace " + folder + ": cannot be read: " + e.getMessage());
    }
  }

  private static BadUsage foreign(Path folder, String name) {
    return new BadUsage(
        "--trace " + folder + ": has other files than those of a trace, such as " + name);
  }

  private static Set<String> names(Path folder) {
    if (!Files.exists(folder)) {
      return Set.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .map(entry -> String.valueOf(entry.getFileName()))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new BadUsage("--trace " + folder + ": cannot be read: " + e.getMessage());
    }
  }

  /** What was recorded since. */
  List<Run> newRuns() {
    if (names(folder).stream().allMatch(name -> OURS.contains(name) || before.contains(name))) {
      return List.of();
    }
    try {
      return Trace.open(folder).stream().filter(run -> !before.contains(run.name())).toList();
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    }
  }
}
