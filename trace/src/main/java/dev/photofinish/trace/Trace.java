package dev.photofinish.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The front door for readers: opens the folder that runs were recorded to. */
public final class Trace {

  private static final String RUN = RunFolder.RUN + "[1-9][0-9]{0,8}";

  private Trace() {}

  /**
   * Opens all runs of a trace in the order in which they began, or the one run whose folder is
   * given. Looks at every byte once.
   *
   * @throws TraceException if it is no trace, or one of another version
   */
  public static List<Run> open(Path folder) {
    try {
      if (Files.exists(folder.resolve(RunFolder.META))) {
        return List.of(new RunOpener(folder).open());
      }
      List<Path> runs = runs(folder);
      if (runs.isEmpty()) {
        throw new TraceException(folder + ": no trace: there is no " + RunFolder.RUN + "1 in it");
      }
      return runs.stream().map(run -> new RunOpener(run).open()).toList();
    } catch (IOException e) {
      throw new TraceException(folder + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private static List<Path> runs(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new TraceException(folder + ": no such folder");
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> name(entry).matches(RUN) && Files.isDirectory(entry))
          .sorted(Comparator.comparingInt(Trace::number))
          .toList();
    }
  }

  private static int number(Path run) {
    return Integer.parseInt(name(run).substring(RunFolder.RUN.length()));
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }
}
