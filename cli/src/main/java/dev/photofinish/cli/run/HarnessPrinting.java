package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.ProveException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Prints the program that is made up around a library, for those who want to see or mend it. */
public final class HarnessPrinting {

  private final Shell shell;
  private final ProgramInputs inputs;
  private final List<String> apiClasses;

  public HarnessPrinting(Shell shell, ProgramInputs inputs, List<String> apiClasses) {
    this.shell = shell;
    this.inputs = inputs;
    this.apiClasses = List.copyOf(apiClasses);
  }

  /** Prints it and returns the exit code. */
  public int run(Optional<Path> output, boolean quiet) {
    try (Program program = Program.open(inputs)) {
      OpenProgram open = OpenProgram.of(program, apiClasses);
      new ReportTarget(output, shell.out()).write(writer -> writer.write(open.source()));
      if (!quiet) {
        open.notices().forEach(notice -> shell.err().println(ErrorLine.of("prove: " + notice)));
      }
      boolean lost = program.problems().stream().anyMatch(problem -> problem.lost());
      return lost ? ExitCodes.INCOMPLETE : ExitCodes.CLEAN;
    } catch (BadInputException | ProveException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new BadUsage("cannot read: " + e.getMessage());
    }
  }
}
