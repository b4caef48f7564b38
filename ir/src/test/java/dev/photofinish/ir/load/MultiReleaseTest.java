package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives with classes for several versions of Java. */
class MultiReleaseTest {

  @TempDir Path folder;

  @Test
  void theNewestThatTheJdkKnowsIsTaken() throws Exception {
    Path jar = archive("Multi-Release: true");
    int running = Runtime.version().feature();
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(methodOf(program, "a/Always")).isEqualTo(running >= 21 ? "m21" : "m17");
      assertThat(methodOf(program, "a/Nine")).isEqualTo("m9");
      assertThat(program.applicationNames()).containsExactly("a/Always", "a/Nine");
      assertThat(program.find("a/Future").isMissing()).isTrue();
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void theJdkThatIsAnalysedDecides() throws Exception {
    Path jar = archive("Multi-Release: true");
    Optional<Jdk> newer = JdkFinder.ofThisSystem().atLeast(21);
    assumeTrue(newer.isPresent(), "needs a JDK 21 or newer");
    ProgramInputs inputs =
        new ProgramInputs(List.of(jar), List.of(), newer.map(Jdk::home), Map.of());
    try (Program program = Program.open(inputs)) {
      assertThat(methodOf(program, "a/Always")).isEqualTo("m21");
    }
  }

  @Test
  void withoutTheManifestsWordTheBaseIsTaken() throws Exception {
    try (Program program = Programs.ofPaths(archive("Created-By: a test"))) {
      assertThat(methodOf(program, "a/Always")).isEqualTo("base");
      assertThat(program.applicationNames()).containsExactly("a/Always");
    }
  }

  private static String methodOf(Program program, String name) {
    List<MethodModel> methods = program.find(name).methods();
    assertThat(methods).hasSize(1);
    return methods.get(0).name();
  }

  private Path archive(String manifest) throws Exception {
    Archive archive =
        new Archive()
            .withManifest(manifest)
            .with("a/Always.class", ClassFiles.withMethod("a/Always", "base"))
            .with("META-INF/versions/9/a/Nine.class", ClassFiles.withMethod("a/Nine", "m9"));
    for (int release : List.of(9, 17, 21, 99)) {
      archive.with(
          "META-INF/versions/" + release + "/a/Always.class",
          ClassFiles.withMethod("a/Always", "m" + release));
    }
    return archive
        .withClass("META-INF/versions/99/", "a/Future")
        .writeTo(folder.resolve("multi.jar"));
  }
}
