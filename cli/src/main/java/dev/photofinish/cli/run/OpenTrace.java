package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import dev.photofinish.trace.TraceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A trace that is looked into, and what turns out to be missing in it. */
final class OpenTrace {

  private final List<Run> runs;
  private final List<String> problems = new ArrayList<>();

  private OpenTrace(List<Run> runs) {
    this.runs = runs;
    runs.forEach(run -> problems.addAll(run.problems()));
  }

  static OpenTrace of(Path folder) {
    try {
      return new OpenTrace(Trace.open(folder));
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    }
  }

  List<Run> runs() {
    return runs;
  }

  /** Notes what the merge of a run has left out. */
  void merged(Run run, MergedEvents events) {
    events.problems().forEach(problem -> problems.add(run.folder() + ": " + problem));
  }

  /** Tells what is missing, and gives the exit code. */
  int end(String command, Shell shell, boolean quiet) {
    if (!quiet) {
      problems.forEach(line -> shell.err().println(ErrorLine.of(command + ": " + line)));
    }
    return problems.isEmpty() ? ExitCodes.CLEAN : ExitCodes.INCOMPLETE;
  }
}
