package dev.photofinish.cli.record;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.record.RecordOptions;
import dev.photofinish.record.Recorder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Runs a program with the agent inside, and tells what was recorded. */
public final class RecordedRun {

  private final Shell shell;
  private final boolean quiet;

  public RecordedRun(Shell shell, boolean quiet) {
    this.shell = shell;
    this.quiet = quiet;
  }

  /**
   * Runs it to its end.
   *
   * @return the program's exit code; that of bad usage if it has none but nothing was recorded
   */
  public int run(RecordOptions options) {
    Path trace = options.trace();
    TraceFolder folder = TraceFolder.toWrite(trace);
    Recorder recorder = prepare(options);
    List<String> command = options.launch().command();
    ProcessBuilder program = recorder.process(command, shell.variables());
    int code = ProgramRun.run(program.directory(shell.folder().toFile()));
    RecordSummary summary = summary(trace, folder, recorder);
    if (summary.isEmpty()) {
      summary.printNothing(shell.err());
      return code == 0 ? ExitCodes.BAD_USAGE : code;
    }
    if (!quiet) {
      summary.print(shell.err());
    }
    return code;
  }

  /** What a report's races are on, for recording to look at that only. */
  public static List<String> focus(Path report) {
    return List.copyOf(FocusReader.members(report));
  }

  private static Recorder prepare(RecordOptions options) {
    try {
      return Recorder.prepare(options);
    } catch (IOException e) {
      throw new BadUsage("--trace " + options.trace() + ": cannot be written: " + e.getMessage());
    }
  }

  private static RecordSummary summary(Path trace, TraceFolder folder, Recorder recorder) {
    try {
      return new RecordSummary(trace, folder.newRuns(), recorder.states());
    } catch (IOException e) {
      throw new BadUsage("--trace " + trace + ": cannot be read: " + e.getMessage());
    }
  }
}
