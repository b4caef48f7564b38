package dev.photofinish.replay;

import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The front door: runs a program under a schedule, again if it leaves it, until two threads stand
 * before the racing accesses.
 */
public final class Replayer {

  /** What the names of files with results begin with. */
  public static final String RESULT = "result-";

  private static final Comparator<ReplayResult> BEST_FIRST =
      Comparator.comparing(ReplayResult::end)
          .thenComparing(result -> result.steps().size(), Comparator.reverseOrder());

  private final Launcher launcher;
  private final int attempts;
  private final Duration grace;
  private final BooleanSupplier isStopped;

  /**
   * @param attempts how often the program is run at most
   * @param grace how long a program may go on when it is known what became of the schedule
   * @param isStopped whether somebody wants it to end; asked now and then
   */
  public Replayer(Launcher launcher, int attempts, Duration grace, BooleanSupplier isStopped) {
    this.launcher = launcher;
    this.attempts = attempts;
    this.grace = grace;
    this.isStopped = isStopped;
  }

  /**
   * Runs the program.
   *
   * @param file the schedule
   * @param folder where files are put while it runs
   * @throws dev.photofinish.trace.TraceException if the file is no schedule
   */
  public Replay run(Path file, Path folder) throws IOException, InterruptedException {
    Schedule schedule = Schedule.read(file);
    List<Attempt> made = new ArrayList<>();
    do {
      made.add(attempt(file, Files.createDirectory(folder.resolve("attempt-" + made.size()))));
    } while (made.size() < attempts && isWorthAnother(made.get(made.size() - 1)));
    return new Replay(schedule, made);
  }

  private boolean isWorthAnother(Attempt last) {
    return !last.isConfirmed() && !last.isOtherProgram() && !isStopped.getAsBoolean();
  }

  private Attempt attempt(Path schedule, Path folder) throws IOException, InterruptedException {
    Process process = launcher.start(schedule, folder);
    String ending = new ProgramEnd(process, () -> isKnown(folder), grace, isStopped).await();
    return new Attempt(best(folder), ending);
  }

  /**
   * Whether the program is only waited for to end: the race was seen, or a process goes on that has
   * left the schedule. One that has ended may be followed by another that comes to the race.
   */
  private static boolean isKnown(Path folder) throws IOException {
    for (Path file : results(folder)) {
      if (isRunning(file) || ReplayResult.read(file).end() == ReplayEnd.CONFIRMED) {
        return true;
      }
    }
    return false;
  }

  /** Results have the names of their processes. */
  private static boolean isRunning(Path result) {
    String process = String.valueOf(result.getFileName()).substring(RESULT.length());
    return process.matches("[0-9]{1,18}")
        && ProcessHandle.of(Long.parseLong(process)).map(ProcessHandle::isAlive).orElse(false);
  }

  private static Optional<ReplayResult> best(Path folder) throws IOException {
    return results(folder).stream().map(ReplayResult::read).min(BEST_FIRST);
  }

  private static List<Path> results(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Replayer::isResult).sorted().toList();
    }
  }

  /** While it is written, it has another name. */
  private static boolean isResult(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(RESULT) && !name.endsWith(".part");
  }
}
