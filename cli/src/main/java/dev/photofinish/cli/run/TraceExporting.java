package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.StdExport;
import dev.photofinish.trace.TraceException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the one run of a trace for other tools. */
public final class TraceExporting {

  private final Shell shell;
  private final boolean quiet;

  public TraceExporting(Shell shell, boolean quiet) {
    this.shell = shell;
    this.quiet = quiet;
  }

  /** Writes as far as the trace goes, and returns the exit code. */
  public int export(Path folder, Path file) {
    OpenTrace trace = OpenTrace.of(folder);
    Run run = theOneRun(folder, trace);
    try (Writer writer = Files.newBufferedWriter(file)) {
      trace.merged(run, new StdExport(writer).write(run));
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    } catch (IOException e) {
      throw new BadUsage("--std " + file + ": cannot be written (" + e.getMessage() + ")");
    }
    return trace.end("trace export", shell, quiet);
  }

  /** Those who read the file would take the threads of two runs for those of one. */
  private static Run theOneRun(Path folder, OpenTrace trace) {
    Run first = trace.runs().get(0);
    int count = trace.runs().size();
    if (count > 1) {
      throw new BadUsage(folder + ": has " + count + " runs; name one, such as " + first.folder());
    }
    return first;
  }
}
