package dev.photofinish.report.shared;

import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Stats;
import java.util.Set;
import java.util.stream.Collectors;

/** Says in words how a run went. */
public final class RunWords {

  private static final Set<String> PROVING_COMMANDS = Set.of("prove", "verify");

  private static final String REPLAY = "replay";

  private RunWords() {}

  /** How much of the input was analysed, or how long the program was run. */
  public static String completeness(Findings findings) {
    return findings.command().equals(REPLAY) ? ran(findings) : analysed(findings);
  }

  private static String ran(Findings findings) {
    String incomplete =
        findings.details().incomplete().map(why -> "Incomplete: " + why + " ").orElse("");
    return (findings.complete() ? "" : incomplete)
        + "Ran the program for "
        + duration(findings.stats().milliseconds())
        + ".";
  }

  private static String analysed(Findings findings) {
    return (findings.complete()
            ? "Analysed all of the input: "
            : "Incomplete: "
                + findings
                    .details()
                    .incomplete()
                    .orElse(
                        "part of the input could not be analysed, and there may be races in it.")
                + " Analysed ")
        + stats(findings.stats())
        + ".";
  }

  private static String stats(Stats stats) {
    return plural(stats.classes(), "class", "classes")
        + " and "
        + plural(stats.methods(), "method", "methods")
        + " in "
        + duration(stats.milliseconds());
  }

  /** Whether the reader should be told what was proved, even if it is nothing. */
  public static boolean proves(Findings findings) {
    return PROVING_COMMANDS.contains(findings.command()) || findings.provedFree().pairs() > 0;
  }

  /** {@code 12 pairs of accesses proved free of races: 7 by aliasing, 5 by lock}. */
  public static String proved(ProvedFree free) {
    String reasons =
        free.byReason().entrySet().stream()
            .filter(entry -> entry.getValue() > 0)
            .map(entry -> entry.getValue() + " by " + entry.getKey().label())
            .collect(Collectors.joining(", "));
    String pairs = plural(free.pairs(), "pair", "pairs") + " of accesses proved free of races";
    return reasons.isEmpty() ? pairs : pairs + ": " + reasons;
  }

  /** {@code reflection at com.acme.Plugins.load(String):41: the class is not known}. */
  public static String assumption(Assumption assumption) {
    String place = place(assumption);
    String where = place.isEmpty() ? "" : " at " + place;
    return Printable.of(assumption.kind() + where + ": " + assumption.detail());
  }

  private static String place(Assumption assumption) {
    String method = assumption.method().isEmpty() ? "" : "." + assumption.method();
    String line = assumption.line() > 0 ? ":" + assumption.line() : "";
    return assumption.className() + method + line;
  }

  /** {@code lib/broken.jar: it is not a zip file}. */
  public static String problem(Problem problem) {
    return Printable.of(problem.input() + ": " + problem.detail());
  }

  private static String plural(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private static String duration(long milliseconds) {
    if (milliseconds < 1000) {
      return milliseconds + " ms";
    }
    long tenths = (milliseconds + 50) / 100;
    return tenths / 10 + "." + tenths % 10 + " s";
  }
}
