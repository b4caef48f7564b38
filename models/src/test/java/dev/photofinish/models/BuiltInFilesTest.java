package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that come with the program speak of types and methods that exist. */
class BuiltInFilesTest {

  private static final Path FOLDER = Path.of("src/main/resources/dev/photofinish/models");

  /** Copied by the build. */
  private static final Path JARS = Path.of("target/jars");

  /** What came after the oldest release that we run on. */
  private static final String NEWER = "jdk-newer.model";

  private static final int NEWEST_RELEASE = 25;

  static List<String> filesOfTheOldestJdk() throws IOException {
    return filesOfTheJdk().stream().filter(name -> !name.equals(NEWER)).toList();
  }

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

  @Test
  void noFileHasAMistakeAndNoTwoContradict() throws ModelFileException {
    BuiltIn.layer().readAll();
  }

  @ParameterizedTest
  @MethodSource("filesOfTheOldestJdk")
  void rulesFitTheRunningJdk(String file) throws Exception {
    assertThat(complaints(file, ProgramInputs.ofClasses(Map.of()))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("filesOfTheJdk")
  void rulesFitTheNewestJdk(String file) throws Exception {
    Optional<Jdk> jdk = JdkFinder.ofThisSystem().atLeast(NEWEST_RELEASE);
    Assumptions.assumeTrue(jdk.isPresent(), "needs a JDK " + NEWEST_RELEASE);
    ProgramInputs inputs = new ProgramInputs(List.of(), List.of(), jdk.map(Jdk::home), Map.of());
    assertThat(complaints(file, inputs)).isEmpty();
  }

  /** These speak of nothing but what is in the jars. */
  @ParameterizedTest
  @ValueSource(strings = {"guava.model", "kotlin.model"})
  void rulesFitLibraries(String file) throws Exception {
    assertThat(complaints(file, withJars())).isEmpty();
  }

  /** These also speak of libraries that are not among the jars, so only what is there counts. */
  @ParameterizedTest
  @ValueSource(strings = {"web.model", "enterprise.model", "libraries.model"})
  void rulesFitLibrariesThatAreThere(String file) throws Exception {
    assertThat(complaints(file, withJars()))
        .allMatch(complaint -> complaint.endsWith(": no such type"))
        .noneMatch(complaint -> complaint.matches("(javax|jakarta)\\.(servlet|ws|jms|inject)\\..*"))
        .noneMatch(complaint -> complaint.startsWith("org.slf4j."));
  }

  private static ProgramInputs withJars() throws IOException {
    try (Stream<Path> jars = Files.list(JARS)) {
      return new ProgramInputs(List.of(), jars.sorted().toList(), Optional.empty(), Map.of());
    }
  }

  private static Iterable<String> complaints(String file, ProgramInputs inputs) throws Exception {
    BlockIndex index = new BlockIndex();
    index.add(file, BuiltIn.text(file));
    try (Program program = Program.open(inputs)) {
      RuleAudit audit = new RuleAudit(program);
      audit.check(new RuleLayer(index));
      return audit.complaints();
    }
  }
}
