package dev.photofinish.cli.run;

import dev.photofinish.cli.Version;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Stats;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProofReport;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.Prover;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The whole-program analysis, as {@code photofinish prove} runs it.
 *
 * @param models files with facts about libraries, besides the built-in ones
 * @param apiClasses the classes of a library whose methods are called, if it is one
 */
public record ProveAnalysis(
    ProgramInputs inputs,
    List<Path> models,
    ProveOptions options,
    Optional<List<String>> apiClasses)
    implements Analysis {

  public ProveAnalysis {
    models = List.copyOf(models);
  }

  @Override
  public Findings run(Progress progress, LeftOut leftOut) throws IOException {
    long start = System.nanoTime();
    Models known = ModelFiles.read(models);
    try {
      if (apiClasses.isEmpty()) {
        return prove(inputs, known, options, Optional.empty(), leftOut, start);
      }
      OpenProgram open = callers(apiClasses.get());
      ProveOptions ofMain =
          new ProveOptions(
              List.of(open.mainClass()), options.k(), options.locks(), options.realPlatform());
      return prove(open.addTo(inputs), known, ofMain, Optional.of(open), leftOut, start);
    } catch (BadInputException | ProveException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    }
  }

  private OpenProgram callers(List<String> classes)
      throws BadInputException, IOException, ProveException {
    try (Program program = Program.open(inputs)) {
      return OpenProgram.of(program, classes);
    }
  }

  private static Findings prove(
      ProgramInputs inputs,
      Models known,
      ProveOptions options,
      Optional<OpenProgram> open,
      LeftOut leftOut,
      long start)
      throws BadInputException, IOException, ProveException {
    try (Program program = Program.open(inputs)) {
      Proof proof = new Prover(known, options).prove(program);
      ProofReport report = new ProofReport(proof, open.map(OpenProgram::madeUp).orElse(Set.of()));
      leftOut.analysed(Programs.sourcesOf(program));
      List<Problem> problems = new ArrayList<>(Programs.problemsOf(program));
      return new Findings(
          Version.current(),
          "prove",
          report.races(),
          report.provedFree(),
          List.of(),
          problems,
          new Stats(0, 0, (System.nanoTime() - start) / 1_000_000));
    }
  }
}
