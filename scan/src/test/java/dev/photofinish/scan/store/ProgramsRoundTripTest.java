package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.testbench.Bench;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Summaries of real code are the same after they were stored, and so are the races. */
class ProgramsRoundTripTest {

  private static final int MAX_DEPTH = 20;
  private static final Path OWN_CLASSES = Path.of("target", "classes");

  @TestFactory
  Stream<DynamicTest> programsAreReportedAlikeFromStoredSummaries() throws IOException {
    Path programs = Bench.resource(ProgramsRoundTripTest.class, "/programs");
    List<DynamicTest> tests = new ArrayList<>();
    for (Path folder : below(programs, folder -> !folder.equals(programs), 1)) {
      tests.add(DynamicTest.dynamicTest("" + folder.getFileName(), () -> checkFolder(folder)));
    }
    assertThat(tests).isNotEmpty();
    return tests.stream();
  }

  private static List<Race> checkFolder(Path folder) throws Exception {
    List<SourceFile> sources = new ArrayList<>();
    for (Path file : below(folder, path -> path.toString().endsWith(".java"), MAX_DEPTH)) {
      sources.add(SourceFile.read(file));
    }
    Map<String, byte[]> files = new HashMap<>();
    SourceCompiler.standard()
        .compile(sources)
        .classes()
        .forEach((name, bytes) -> files.put(name.replace('.', '/'), bytes));
    try (Program program = Program.open(ProgramInputs.ofClasses(files))) {
      return check(new Scanned(program));
    }
  }

  private static List<Path> below(Path folder, Predicate<Path> wanted, int depth)
      throws IOException {
    try (Stream<Path> files = Files.find(folder, depth, (file, facts) -> wanted.test(file))) {
      return files.sorted().toList();
    }
  }

  /** Otherwise the comparison of races would say nothing. */
  @Test
  void someProgramsHaveRaces() throws Exception {
    Path programs = Bench.resource(ProgramsRoundTripTest.class, "/programs");
    assertThat(checkFolder(programs.resolve("figures"))).isNotEmpty();
    assertThat(checkFolder(programs.resolve("threads"))).isNotEmpty();
  }

  @Test
  void ownClassesAreReportedAlikeFromStoredSummaries() throws Exception {
    try (Program program = Program.open(ProgramInputs.of(OWN_CLASSES))) {
      check(new Scanned(program));
    }
  }

  private static List<Race> check(Scanned scanned) throws IOException {
    Map<MethodKey, Summary> fresh = scanned.summaries(1);
    byte[] bytes = Stored.write(fresh);
    Map<MethodKey, Summary> stored = Stored.read(bytes);
    assertSame(fresh, stored);
    assertThat(Stored.write(stored)).isEqualTo(bytes);
    assertThat(Stored.write(scanned.summaries(4))).isEqualTo(bytes);
    List<Race> races = scanned.races(stored);
    assertThat(races).isEqualTo(scanned.races(fresh));
    return races;
  }

  private static void assertSame(Map<MethodKey, Summary> expected, Map<MethodKey, Summary> actual) {
    assertThat(actual).isNotEmpty().isEqualTo(expected);
    expected.forEach(
        (method, summary) ->
            assertThat(Exact.text(actual.get(method)))
                .as("%s", method)
                .isEqualTo(Exact.text(summary)));
  }
}
