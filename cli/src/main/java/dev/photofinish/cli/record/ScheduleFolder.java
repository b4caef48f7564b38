package dev.photofinish.cli.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder for the schedules of a trace, and which files in it are those of a prediction. */
public final class ScheduleFolder {

  /** Its name in the trace, unless the user names another folder. */
  public static final String NAME = "schedules";

  private static final String ENDING = ".schedule";

  private ScheduleFolder() {}

  /** The file for a race. */
  public static Path file(Path folder, int race) {
    return folder.resolve("race-" + race + ENDING);
  }

  /** The files that a prediction has left there; the next one replaces them. */
  public static List<Path> ours(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(ScheduleFolder::isOurs).toList();
    }
  }

  /** The files that nobody but the user can have put there; that may be the folder itself. */
  static List<Path> foreign(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of(folder);
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !isOurs(file)).sorted().toList();
    }
  }

  private static boolean isOurs(Path file) {
    return Files.isRegularFile(file)
        && String.valueOf(file.getFileName()).matches("race-[0-9]+\\.schedule");
  }
}
