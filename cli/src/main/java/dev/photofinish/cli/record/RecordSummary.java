package dev.photofinish.cli.record;

import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.record.AgentStates;
import dev.photofinish.report.ShellWord;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** Says in a few lines what was recorded, or why nothing was. */
final class RecordSummary {

  private final Path trace;
  private final List<Run> runs;
  private final AgentStates agents;
  private final FocusedFields focus;

  /** Whether any class was woven at all. */
  private final boolean isWoven;

  /** What is wrong with the runs, also with those without events. */
  private final List<String> problems;

  RecordSummary(Path trace, List<Run> runs, AgentStates agents) {
    this.trace = trace;
    this.runs = runs.stream().filter(RecordSummary::hasEvents).toList();
    this.agents = agents;
    this.focus = FocusedFields.of(runs);
    this.isWoven = !runs.isEmpty();
    this.problems = runs.stream().flatMap(run -> run.problems().stream()).toList();
  }

  boolean isEmpty() {
    return runs.isEmpty() || focus.isMissed();
  }

  /** Beginnings and ends of threads alone are nothing that could be looked into. */
  private static boolean hasEvents(Run run) {
    if (run.count() > 2L * run.threads().size()) {
      return true;
    }
    for (MergedEvents events = run.merged(); events.hasNext(); ) {
      EventKind kind = events.next().kind();
      if (kind != EventKind.BEGIN && kind != EventKind.END) {
        return true;
      }
    }
    return false;
  }

  /** What came of it, for people. */
  void print(PrintStream out) {
    line(out, counts() + " in " + trace);
    runs.forEach(run -> run.problems().forEach(problem -> line(out, problem)));
    if (!focus.unmet().isEmpty()) {
      line(out, unmet());
    }
    agents.failures().forEach(failure -> line(out, "a process was not recorded: " + failure));
    line(out, "next: photofinish predict --trace " + ShellWord.of(trace.toString()) + " CLASSES");
  }

  private String unmet() {
    return "no code that was loaded accesses %d of the %s of --focus: %s"
        .formatted(focus.unmet().size(), amount(focus.named().size(), "field"), focus.examples());
  }

  private String counts() {
    long events = runs.stream().mapToLong(Run::count).sum();
    long threads = runs.stream().mapToLong(run -> run.threads().size()).sum();
    return "recorded "
        + amount(events, "event")
        + " of "
        + amount(threads, "thread")
        + " in "
        + amount(runs.size(), "run");
  }

  private static String amount(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  /** Why there is nothing, and what to try. */
  void printNothing(PrintStream out) {
    line(out, "nothing was recorded: " + reason());
  }

  private String reason() {
    if (!agents.failures().isEmpty()) {
      return "the agent failed: " + agents.failures().get(0);
    } else if (!agents.started().isEmpty()) {
      return reasonInProgram();
    } else if (!agents.leftAlone().isEmpty()) {
      return "only build tools were run; tests have to run in a process of their own, or name their"
          + " packages with --include";
    }
    return "no Java was started with the agent; it has to be Java 17 or newer, no native image, and"
        + " to get the environment variable JAVA_TOOL_OPTIONS, or be named as -- java ...";
  }

  private String reasonInProgram() {
    if (focus.isMissed()) {
      return "no code that was loaded accesses a field that the report of --focus names: "
          + focus.examples()
          + "; give a report of this program";
    }
    if (!problems.isEmpty()) {
      return String.join("; ", problems);
    }
    return isWoven
        ? "no memory was shared by threads in the classes that were recorded; let the program use"
            + " more than one thread, or more of its packages be recorded"
        : "no class of the program was loaded that is to be recorded; look at --include and"
            + " --exclude (test frameworks are recorded only if --include names them)";
  }

  private static void line(PrintStream out, String text) {
    out.println(ErrorLine.of("record: " + text));
  }
}
