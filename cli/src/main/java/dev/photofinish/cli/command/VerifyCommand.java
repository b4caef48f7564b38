package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code photofinish verify}: the checker of certificates. */
@Command(
    name = "verify",
    sortOptions = false,
    customSynopsis = "photofinish verify --certificate FILE [OPTIONS] INPUT...",
    description = "Checks a proof of race freedom that prove wrote, trusting nothing in prove.",
    footer = {"", "Example: photofinish verify --certificate app.proof app.jar"})
public final class VerifyCommand extends ClassesCommand {

  @Option(
      names = "--certificate",
      order = 1,
      required = true,
      paramLabel = "FILE",
      description = "The proof to check.")
  Path certificate = Path.of("");

  public VerifyCommand(Shell shell) {
    super(shell, "verify", Verdict.POSSIBLE);
  }

  @Override
  protected void checkOptions() {
    Checks.fileExists("--certificate", certificate);
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    throw NotYet.able("check certificates");
  }
}
