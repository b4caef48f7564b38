package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.predict.PredictException;
import dev.photofinish.predict.SymbolicTrace;
import dev.photofinish.trace.TraceException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints the symbolic trace of all runs, for those who want to see what is asked of the solver. */
public final class SymbolicPrinting {

  private final Shell shell;
  private final ProgramInputs inputs;
  private final Path folder;

  public SymbolicPrinting(Shell shell, ProgramInputs inputs, Path folder) {
    this.shell = shell;
    this.inputs = inputs;
    this.folder = folder;
  }

  /** Prints as far as the trace goes, and returns the exit code. */
  public int run(Optional<Path> output, boolean quiet) {
    OpenTrace trace = OpenTrace.of(folder);
    List<String> notices = new ArrayList<>();
    try (Program program = Program.open(inputs)) {
      SymbolicTrace symbolic = SymbolicTrace.of(trace.runs(), program);
      new ReportTarget(output, shell.out())
          .write(writer -> notices.addAll(print(symbolic, writer)));
    } catch (PredictException e) {
      throw new BadUsage(e.text());
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    } catch (BadInputException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new BadUsage("cannot read: " + e.getMessage());
    }
    if (!quiet) {
      notices.forEach(notice -> shell.err().println(ErrorLine.of("predict: " + notice)));
    }
    return trace.end("predict", shell, quiet);
  }

  private static List<String> print(SymbolicTrace symbolic, Writer writer) throws IOException {
    PrintWriter out = new PrintWriter(writer);
    List<String> notices = symbolic.print(line -> out.print(line + "\n"));
    if (out.checkError()) {
      throw new IOException("the disk is full, or its reader is gone");
    }
    return notices;
  }
}
