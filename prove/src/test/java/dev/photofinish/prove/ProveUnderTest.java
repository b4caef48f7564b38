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
    return report(sources).races();
  }

  private static ProofReport report(CompiledSources sources) throws Exception {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    sources.classes().forEach((name, file) -> classes.put(name.replace('.', '/'), file));
    try (Program program = Program.open(ProgramInputs.ofClasses(classes))) {
      return new ProofReport(new Prover(MODELS, ProveOptions.of()).prove(program), Set.of());
    }
  }
}
