package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.run.ReportOptions;
import dev.photofinish.finding.Verdict;
import dev.photofinish.report.Format;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options that every command has. */
@Command
final class SharedOptions {

  /** After the command's own options in the help. */
  private static final int LAST = 100;

  @Option(
      names = "--format",
      order = LAST,
      paramLabel = "FORMAT",
      converter = Choices.OfFormat.class,
      completionCandidates = Choices.OfFormat.class,
      description = "Form of the report: ${COMPLETION-CANDIDATES} (text if not given).")
  private Format format = Format.TEXT;

  @Option(
      names = "--output",
      order = LAST + 1,
      paramLabel = "FILE",
      description = "Write the report to this file instead of standard output.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--fail-on",
      order = LAST + 2,
      paramLabel = "THRESHOLD",
      converter = Choices.OfThreshold.class,
      completionCandidates = Choices.OfThreshold.class,
      description =
          "Exit with 1 if a race has this verdict or a better one: ${COMPLETION-CANDIDATES}.")
  private Optional<Verdict> failOn = Optional.empty();

  @Option(
      names = "--classpath",
      order = LAST + 3,
      paramLabel = "CP",
      split = "${sys:path.separator}",
      hideParamSyntax = true,
      description =
          "Folders and jars that the inputs need, separated as for java -cp; DIR/* means all jars"
              + " in DIR.")
  private List<String> classPath = List.of();

  @Option(
      names = "--source",
      order = LAST + 4,
      paramLabel = "DIR",
      split = "${sys:path.separator}",
      hideParamSyntax = true,
      description = "Folder with the sources by package, for snippets; repeatable.")
  private List<Path> sources = List.of();

  @Option(
      names = "--jdk-home",
      order = LAST + 5,
      paramLabel = "DIR",
      description = "The JDK whose class library the inputs run on (the running one if not given).")
  private Optional<Path> jdkHome = Optional.empty();

  @Option(
      names = "--threads",
      order = LAST + 6,
      paramLabel = "N",
      converter = WholeNumber.FromOne.class,
      description = "Use at most N threads (one for each processor if not given).")
  private Optional<Integer> threads = Optional.empty();

  @Option(
      names = "--baseline",
      order = LAST + 7,
      paramLabel = "FILE",
      description = "A JSON report; races that are in it are not reported again.")
  private Optional<Path> baseline = Optional.empty();

  @Option(
      names = "--suppress",
      order = LAST + 8,
      paramLabel = "FILE",
      description = "A file that lists races not to report, with reasons.")
  private Optional<Path> suppress = Optional.empty();

  @Option(
      names = "--config",
      order = LAST + 9,
      paramLabel = "FILE",
      description =
          "TOML file with defaults for options (photofinish.toml in the working folder if not"
              + " given).")
  Optional<Path> config = Optional.empty();

  @Option(
      names = "--quiet",
      order = LAST + 10,
      description = "No progress and no notices on standard error.")
  private boolean quiet;

  @Option(
      names = "--no-color",
      order = LAST + 11,
      description = "No colours; setting NO_COLOR does the same.")
  private boolean noColour;

  @Option(
      names = {"-h", "--help"},
      order = LAST + 12,
      usageHelp = true,
      description = "Print this help.")
  boolean help;

  /**
   * Checks all files before any work: an analysis may take long, and its report must have a place.
   */
  void check() {
    output.ifPresent(file -> Checks.fileCanBeWritten("--output", file));
    jdkHome.ifPresent(folder -> Checks.isJdk("--jdk-home", folder));
    baseline.ifPresent(file -> Checks.fileExists("--baseline", file));
    suppress.ifPresent(file -> Checks.fileExists("--suppress", file));
  }

  ReportOptions reportOptions(String command, Verdict defaultThreshold) {
    return new ReportOptions(
        command,
        format,
        output,
        noColour,
        quiet,
        failOn.orElse(defaultThreshold),
        baseline,
        suppress);
  }

  Format format() {
    return format;
  }

  Optional<Path> output() {
    return output;
  }

  boolean quiet() {
    return quiet;
  }

  List<String> classPath() {
    return classPath;
  }

  List<Path> sources() {
    return sources;
  }

  /** The JDK whose class library is to be read, if it is not the running one. */
  Optional<Path> jdkHome() {
    return jdkHome;
  }

  int threads() {
    return threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
  }
}
