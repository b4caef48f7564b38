package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files that come with the program speak of types and methods that exist. */
class BuiltInFilesTest {

  private static final Path FOLDER = Path.of("src/main/resources/dev/photofinish/models");

  static List<String> filesOfTheJdk() throws IOException {
    return BuiltIn.names().stream().filter(name -> name.startsWith("jdk-")).toList();
  }

  @Test
  void allFilesAreListed() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> models =
          files
              .map(file -> String.valueOf(file.getFileName()))
              .filter(name -> name.endsWith(".model"))
              .toList();
      assertThat(BuiltIn.names()).containsExactlyInAnyOrderElementsOf(models);
    }
  }

  @ParameterizedTest
  @MethodSource("filesOfTheJdk")
  void rulesFitTheRunningJdk(String file) throws Exception {
    try (Program program = Program.open(ProgramInputs.ofClasses(Map.of()))) {
      RuleAudit audit = new RuleAudit(program);
      audit.check(read(file));
      assertThat(audit.complaints()).isEmpty();
    }
  }

  private static RuleLayer read(String file) throws IOException, ModelFileException {
    ModelParser parser = new ModelParser();
    parser.read(file, BuiltIn.bytes(file));
    return parser.rules();
  }
}
