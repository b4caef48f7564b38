package dev.photofinish.cli.run;

import dev.photofinish.cli.Version;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.record.ProgramRun;
import dev.photofinish.cli.record.Signals;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Details;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Section;
import dev.photofinish.finding.Stats;
import dev.photofinish.record.RecordOptions;
import dev.photofinish.record.Recorder;
import dev.photofinish.replay.Attempt;
import dev.photofinish.replay.ConfirmedRace;
import dev.photofinish.replay.Failure;
import dev.photofinish.replay.Replay;
import dev.photofinish.replay.Replayer;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.TraceException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * Runs of a program under a schedule, as {@code photofinish replay} makes them. A program that is
 * not named is the one that the schedule names. What the program writes to standard output goes to
 * standard error, as the report is on standard output.
 */
public record ReplayAnalysis(Shell shell, List<String> program, Path schedule, int attempts)
    implements Analysis {

  /** A program may go on for so long when it is known what became of the schedule. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  public ReplayAnalysis {
    program = List.copyOf(program);
  }

  @Override
  public Findings run(Progress progress, LeftOut leftOut) throws IOException {
    long start = System.nanoTime();
    Schedule wanted = read();
    List<String> words = program.isEmpty() ? wanted.launch().command() : program;
    if (words.isEmpty()) {
      throw new BadUsage(
          "no program to run: the schedule does not say how it was run; put it after --, as in --"
              + " java -jar app.jar");
    }
    Launch launch =
        new Launch(
            words, wanted.launch().include(), wanted.launch().exclude(), wanted.launch().focus());
    AtomicBoolean isStopped = new AtomicBoolean();
    Runnable stop = () -> isStopped.set(true);
    // A program that goes on after Ctrl-C is ended, too: nobody waits for what it does.
    Signals signals = Signals.take(stop, stop);
    Path folder = Files.createTempDirectory("photofinish-replay");
    try {
      Replay replay =
          new Replayer((file, to) -> start(launch, file, to), attempts, GRACE, isStopped::get)
              .run(schedule, folder);
      return findings(replay, isStopped.get(), (System.nanoTime() - start) / 1_000_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadUsage("interrupted");
    } finally {
      delete(folder);
      signals.giveBack();
    }
  }

  private Schedule read() {
    try {
      Schedule read = Schedule.read(schedule);
      if (!read.isOfRace()) {
        throw new BadUsage(
            "--schedule " + schedule + ": its first and second are no accesses that race");
      }
      return read;
    } catch (TraceException e) {
      throw new BadUsage("--schedule " + e.text());
    }
  }

  /** The same classes are woven as were when it was recorded: otherwise nothing would be found. */
  private Process start(Launch launch, Path file, Path folder) throws IOException {
    Recorder agent =
        Recorder.prepare(
            new RecordOptions(
                folder.resolve("trace"), launch, RecordOptions.NO_LIMIT, Optional.of(file)));
    ProcessBuilder builder =
        agent
            .process(launch.command(), shell.variables())
            .directory(shell.folder().toFile())
            .redirectInput(ProcessBuilder.Redirect.INHERIT)
            .redirectErrorStream(true);
    Process process = ProgramRun.start(builder);
    Thread output = new Thread(() -> copy(process.getInputStream()), "output of the program");
    output.setDaemon(true);
    output.start();
    return process;
  }

  private void copy(InputStream from) {
    try {
      from.transferTo(shell.err());
    } catch (IOException e) {
      shell.err().println("photofinish: replay: the program's output is lost: " + e);
    }
  }

  private Findings findings(Replay replay, boolean isStopped, long milliseconds) {
    Attempt last = replay.last();
    if (last.isOtherProgram()) {
      throw new BadUsage("--schedule " + schedule + ": of another program: " + last.message());
    }
    List<Race> races =
        replay.confirmed().stream()
            .map(result -> ConfirmedRace.of(replay.schedule(), result, schedule.toString()))
            .toList();
    String why = isStopped ? "interrupted" : last.message();
    List<Problem> problems =
        races.isEmpty() ? List.of(new Problem(schedule.toString(), why, true)) : List.of();
    return new Findings(
        Version.current(),
        "replay",
        races,
        new ProvedFree(Map.of()),
        List.of(),
        problems,
        new Stats(0, 0, milliseconds),
        new Details(
            List.of(),
            failures(replay),
            Optional.of("the program did not follow the schedule to the race.")));
  }

  /** Attempts that went the same way one after the other are told once. */
  private static List<Section> failures(Replay replay) {
    List<Section> sections = new ArrayList<>();
    List<Attempt> failed =
        replay.attempts().stream().filter(attempt -> !attempt.isConfirmed()).toList();
    int first = 0;
    for (int i = 0; i < failed.size(); i++) {
      Attempt attempt = failed.get(i);
      if (i + 1 == failed.size() || !isSame(attempt, failed.get(i + 1))) {
        String which =
            first == i ? "Attempt " + (i + 1) : "Attempts " + (first + 1) + " to " + (i + 1);
        sections.add(
            new Section(
                which + ": " + Failure.title(attempt),
                Failure.lines(attempt, replay.schedule().events().size())));
        first = i + 1;
      }
    }
    return sections;
  }

  private static boolean isSame(Attempt one, Attempt other) {
    return Failure.title(one).equals(Failure.title(other))
        && one.message().equals(other.message())
        && one.ending().equals(other.ending());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(
              file -> {
                try {
                  Files.deleteIfExists(file);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
