package dev.photofinish.predict;

import dev.photofinish.ir.Program;
import dev.photofinish.predict.symbolic.SymbolicListing;
import dev.photofinish.trace.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What the threads of a trace did in symbols, for readers. */
public final class SymbolicTrace {

  private final List<Run> runs;
  private final Program program;

  private SymbolicTrace(List<Run> runs, Program program) {
    this.runs = runs;
    this.program = program;
  }

  /**
   * Of a trace.
   *
   * @param program the classes that ran
   * @throws PredictException if other classes ran, or none of the given ones
   * @throws IOException if a class file cannot be read
   */
  public static SymbolicTrace of(List<Run> runs, Program program)
      throws PredictException, IOException {
    ClassHashes.check(runs, program);
    return new SymbolicTrace(runs, program);
  }

  /**
   * Tells one run after the other, each under its name.
   *
   * @param out gets each line
   * @return threads that are not known all the way, and why
   */
  public List<String> print(Consumer<String> out) {
    List<String> notices = new ArrayList<>();
    for (Run run : runs) {
      out.accept(run.name());
      SymbolicListing.print(run, program, out)
          .forEach(notice -> notices.add(run.folder() + ": " + notice));
    }
    return notices;
  }
}
