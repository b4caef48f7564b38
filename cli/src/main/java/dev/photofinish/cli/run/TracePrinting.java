package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.TraceException;
import dev.photofinish.trace.TracePrinter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;

/** Prints the events of all runs of a trace. */
public final class TracePrinting {

  private final Shell shell;
  private final boolean quiet;

  public TracePrinting(Shell shell, boolean quiet) {
    this.shell = shell;
    this.quiet = quiet;
  }

  /** Prints as far as the trace goes, and returns the exit code. */
  public int print(Path folder, Optional<Path> output) {
    OpenTrace trace = OpenTrace.of(folder);
    try {
      new ReportTarget(output, shell.out()).write(writer -> print(trace, writer));
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    }
    return trace.end("trace print", shell, quiet);
  }

  private static void print(OpenTrace trace, Writer writer) throws IOException {
    TracePrinter printer = new TracePrinter(writer);
    for (Run run : trace.runs()) {
      trace.merged(run, printer.print(run));
    }
  }
}
