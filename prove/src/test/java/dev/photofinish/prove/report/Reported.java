package dev.photofinish.prove.report;

import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.ProofReport;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.Prover;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is told of a small program. */
final class Reported {

  private Reported() {}

  /** The races of a program whose class {@code demo.Main} has the main method. */
  static List<Race> races(String text) throws Exception {
    return races(inputs(text), ProveOptions.of("demo.Main"), Set.of());
  }

  /** The races of a program that frameworks call. */
  static List<Race> racesWithoutMain(String text) throws Exception {
    return races(inputs(text), ProveOptions.of(), Set.of());
  }

  /** The races of a library, whoever calls it. */
  static List<Race> racesOfLibrary(String text) throws Exception {
    ProgramInputs library = inputs(text);
    OpenProgram open;
    try (Program program = Program.open(library)) {
      open = OpenProgram.of(program, List.of());
    }
    return races(open.addTo(library), ProveOptions.of(open.mainClass()), open.madeUp());
  }

  /** What is assumed of a program whose class {@code demo.Main} has the main method. */
  static List<Assumption> assumptions(String text) throws Exception {
    try (Program program = Program.open(inputs(text))) {
      Prover prover = new Prover(Models.builtIn(), ProveOptions.of("demo.Main"));
      return new ProofReport(prover.prove(program), Set.of()).assumptions();
    }
  }

  /** The annotations of a program that are to suppress races, and suppress none. */
  static List<UselessSuppression> useless(String text) throws Exception {
    try (Program program = Program.open(inputs(text))) {
      Prover prover = new Prover(Models.builtIn(), ProveOptions.of("demo.Main"));
      return new ProofReport(prover.prove(program), Set.of()).useless();
    }
  }

  private static ProgramInputs inputs(String text) {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    SourceCompiler.standard()
        .compile(SourceFile.of("Main.java", text))
        .classes()
        .forEach((name, file) -> classes.put(name.replace('.', '/'), file));
    return ProgramInputs.ofClasses(classes);
  }

  private static List<Race> races(ProgramInputs inputs, ProveOptions options, Set<String> madeUp)
      throws Exception {
    try (Program program = Program.open(inputs)) {
      return new ProofReport(new Prover(Models.builtIn(), options).prove(program), madeUp).races();
    }
  }

  static List<String> locations(List<Race> races) {
    return races.stream().map(race -> race.location().name()).distinct().toList();
  }
}
