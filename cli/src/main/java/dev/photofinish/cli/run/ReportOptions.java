package dev.photofinish.cli.run;

import dev.photofinish.finding.Verdict;
import dev.photofinish.report.Format;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How the user wants to hear of the outcome.
 *
 * @param command the command's name
 * @param format the form of the report
 * @param output the file it goes to; standard output if there is none
 * @param noColour whether the user wants no colours, whatever the terminal can do
 * @param quiet whether the user wants no progress and no notices
 * @param failOn the verdict from which on a race makes the command fail
 * @param baseline the JSON report of an earlier run, whose races are not reported again
 * @param suppress a list of races that are not to be reported
 */
public record ReportOptions(
    String command,
    Format format,
    Optional<Path> output,
    boolean noColour,
    boolean quiet,
    Verdict failOn,
    Optional<Path> baseline,
    Optional<Path> suppress) {

  /** Whether the report is read where it is printed, notices and all. */
  boolean isReadAtOnce() {
    return format == Format.TEXT && output.isEmpty();
  }
}
