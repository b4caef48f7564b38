package dev.photofinish.cli;

import dev.photofinish.cli.command.ClassesCommand;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Verdict;
import picocli.CommandLine.Command;

/** A command with an engine that knows its findings beforehand. */
@Command(name = "fake")
public final class FakeCommand extends ClassesCommand {

  private final Analysis analysis;

  public FakeCommand(Shell shell, Analysis analysis) {
    super(shell, "fake", Verdict.LIKELY);
    this.analysis = analysis;
  }

  public FakeCommand(Shell shell, Findings findings) {
    this(shell, (progress, leftOut) -> findings);
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    return analysis;
  }
}
