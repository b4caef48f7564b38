package dev.photofinish.scan;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.testbench.CompiledSources;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The scanner as tests run it: every racing pair is reported, in whole sentences. */
final class ScanUnderTest {

  private ScanUnderTest() {}

  static List<Race> races(CompiledSources compiled) throws IOException, BadInputException {
    Map<String, byte[]> files = new HashMap<>();
    compiled.classes().forEach((name, bytes) -> files.put(name.replace('.', '/'), bytes));
    try (Program program = Program.open(ProgramInputs.ofClasses(files))) {
      List<Race> races =
          new Scanner(Models.builtIn(), ScanOptions.DEFAULT.withoutDeduplication())
              .scan(program)
              .races();
      races.forEach(Sentences::check);
      return races;
    }
  }
}
