package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.finding.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/** Inputs from files and folders, and what the bench does with an engine that fails. */
class BenchTest {

  private static final SourceFile SILENT =
      SourceFile.of("Silent.java", "// bench: silent\nclass Silent {}\n");

  @TestFactory
  Stream<DynamicTest> toyEngineReportsWhatIsMarked() {
    return Bench.of(new ToyEngine()).inFolder(Bench.resource(BenchTest.class, "/inputs"));
  }

  @Test
  void oneTestForEachFileAndFolderByName() {
    Path folder = Bench.resource(BenchTest.class, "/inputs");
    assertThat(Bench.of(new ToyEngine()).inFolder(folder))
        .extracting(DynamicTest::getDisplayName)
        .isSorted()
        .contains("Counter.java", "twofiles")
        .doesNotContain("notes.txt");
  }

  @Test
  void anEmptyFolderIsAFailure(@TempDir Path folder) {
    Bench bench = Bench.of(new ToyEngine());
    assertThatThrownBy(() -> bench.inFolder(folder))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("no inputs in ");
    assertThatThrownBy(() -> bench.check(folder))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("no Java source in ");
  }

  @Test
  void sourcesOfOneNameAndPackageAreRefused(@TempDir Path folder) throws IOException {
    for (String child : List.of("a", "b")) {
      Path file = Files.createDirectories(folder.resolve(child)).resolve("Silent.java");
      Files.writeString(file, SILENT.text());
    }
    assertThatThrownBy(() -> Bench.of(new ToyEngine()).check(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the same package and name");
  }

  @Test
  void aMissingResourceIsRefused() {
    assertThatThrownBy(() -> Bench.resource(BenchTest.class, "/nowhere"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("/nowhere");
  }

  @Test
  void anEngineMayThrow() {
    Bench unchecked = Bench.of(input -> reject(new IllegalStateException("broken")));
    assertThatThrownBy(() -> unchecked.check(SILENT)).hasMessage("broken");

    Bench checked = Bench.of(input -> reject(new IOException("no disk")));
    assertThatThrownBy(() -> checked.check(SILENT))
        .hasMessage("the engine failed on Silent.java")
        .hasRootCauseMessage("no disk");
  }

  @Test
  void anEngineMaySkip() {
    Bench bench = Bench.of(input -> Assumptions.abort("no solver here"));
    assertThatThrownBy(() -> bench.check(SILENT))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("no solver here");
  }

  private static List<Race> reject(Exception e) throws Exception {
    throw e;
  }
}
