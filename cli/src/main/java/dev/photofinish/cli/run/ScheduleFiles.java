package dev.photofinish.cli.run;

import dev.photofinish.cli.record.ScheduleFolder;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Race;
import dev.photofinish.predict.Prediction;
import dev.photofinish.trace.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the schedules of races, numbered in the order of the report. */
final class ScheduleFiles {

  private final Path folder;

  ScheduleFiles(Path folder) {
    this.folder = folder;
  }

  /** The races with the names of their files; files of an earlier run do not stay beside them. */
  List<Race> write(List<Prediction.Found> races) throws IOException {
    removeOld();
    if (!races.isEmpty()) {
      Files.createDirectories(folder);
    }
    List<Race> written = new ArrayList<>();
    for (Prediction.Found found : races) {
      Path file = ScheduleFolder.file(folder, written.size() + 1);
      written.add(write(found.race(), found.schedule(), file));
    }
    return written;
  }

  private void removeOld() throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    for (Path file : ScheduleFolder.ours(folder)) {
      Files.delete(file);
    }
  }

  private static Race write(Race race, Optional<Schedule> schedule, Path file) throws IOException {
    if (schedule.isEmpty()) {
      return race;
    }
    schedule.get().write(file);
    Evidence best = race.best();
    Evidence withFile =
        new Evidence(best.verdict(), best.engine(), best.because(), Optional.of(file.toString()));
    return new Race(
        race.location(),
        race.path(),
        race.first(),
        race.second(),
        race.effect(),
        race.fix(),
        List.of(withFile));
  }
}
