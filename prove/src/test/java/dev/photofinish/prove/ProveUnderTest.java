package dev.photofinish.prove;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.testbench.CompiledSources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The engine as the test bench runs it: a program may begin with any of its main methods. */
final class ProveUnderTest {

  private static final Models MODELS = Models.builtIn();

  private ProveUnderTest() {}

  static List<Race> races(CompiledSources sources) throws Exception {
    return report(sources, ProveOptions.of()).races();
  }

  /** The races that are left if the platform's own code is analysed. */
  static List<Race> racesWithRealPlatform(CompiledSources sources) throws Exception {
    return report(sources, ProveOptions.of().withRealPlatform()).races();
  }

  private static ProofReport report(CompiledSources sources, ProveOptions options)
      throws Exception {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    sources.classes().forEach((name, file) -> classes.put(name.replace('.', '/'), file));
    try (Program program = Program.open(ProgramInputs.ofClasses(classes))) {
      return new ProofReport(new Prover(MODELS, options).prove(program), Set.of());
    }
  }
}
