package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.progress.TerminalProgress;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.cli.suppress.KnownRaces;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.cli.suppress.Selection;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.Renderers;
import dev.photofinish.report.SourceLookup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs an analysis, writes its report and says how the command ends: the same for all engines. */
public final class ReportingPipeline {

  private final Shell shell;
  private final ReportOptions options;

  public ReportingPipeline(Shell shell, ReportOptions options) {
    this.shell = shell;
    this.options = options;
  }

  /** Runs everything and returns the exit code. */
  public int run(Inputs inputs, Analysis analysis) {
    int exitCode = ExitCodes.BAD_USAGE;
    try {
      exitCode = report(inputs, analysis);
      return exitCode;
    } finally {
      analysis.reported(exitCode);
    }
  }

  private int report(Inputs inputs, Analysis analysis) {
    // Before the analysis, which may take long: mistakes in these files are told at once.
    KnownRaces known = KnownRaces.read(options.suppress(), options.baseline());
    SourceLookup sources = SourceLookup.under(shell.folder(), inputs.sources());
    tell(inputs.problems());
    LeftOut leftOut = known.forRun(sources);
    Selection selection = leftOut.select(analyse(analysis, leftOut));
    Findings findings = withProblems(selection.findings(), inputs.problems());
    tell(without(findings.problems(), inputs.problems()));
    selection.known().ifPresent(this::tell);
    Renderer renderer = Renderers.of(options.format(), renderOptions(sources));
    new ReportTarget(options.output(), shell.out())
        .write(writer -> renderer.render(findings, writer));
    return ExitCodes.of(findings, options.failOn());
  }

  private Findings analyse(Analysis analysis, LeftOut leftOut) {
    Progress progress = progress();
    try {
      return analysis.run(progress, leftOut);
    } catch (IOException e) {
      throw new BadUsage("cannot read or write: " + e.getMessage());
    } finally {
      progress.finish();
    }
  }

  private Progress progress() {
    boolean shown = shell.errIsTerminal() && !shell.isDumb() && !options.quiet();
    return shown
        ? new TerminalProgress(options.command(), shell.err(), shell.width(), System::nanoTime)
        : Progress.SILENT;
  }

  private RenderOptions renderOptions(SourceLookup sources) {
    boolean colour = shell.colour() && !options.noColour() && options.output().isEmpty();
    return new RenderOptions(colour, shell.width(), sources);
  }

  /** A text report on the terminal tells the notices itself. */
  private void tell(List<Problem> problems) {
    if (!options.isReadAtOnce()) {
      Problem.digest(problems).forEach(problem -> tell(problem.input() + ": " + problem.detail()));
    }
  }

  private void tell(String notice) {
    if (!options.quiet()) {
      shell.err().println(ErrorLine.of(options.command() + ": " + notice));
    }
  }

  private static Findings withProblems(Findings findings, List<Problem> more) {
    List<Problem> problems = new ArrayList<>(more);
    problems.addAll(without(findings.problems(), more));
    return findings.with(findings.races(), problems);
  }

  private static List<Problem> without(List<Problem> problems, List<Problem> known) {
    Set<Problem> removed = new HashSet<>(known);
    return problems.stream().filter(problem -> !removed.contains(problem)).toList();
  }
}
