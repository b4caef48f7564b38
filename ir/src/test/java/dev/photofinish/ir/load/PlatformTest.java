package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The classes of the JDK: the running one and others. */
class PlatformTest {

  @TempDir Path folder;

  @Test
  void theRunningJdkIsThere() throws Exception {
    try (Program program = Programs.ofClasses(Map.of())) {
      ClassModel string = program.find("java/lang/String");
      assertThat(string.isMissing()).isFalse();
      assertThat(string.isApplication()).isFalse();
      assertThat(string.interfaces()).contains("java/lang/Comparable");
      assertThat(program.find("java/sql/Connection").isInterface()).isTrue();
      assertThat(program.javaRelease()).isEqualTo(Runtime.version().feature());
      assertThat(program.applicationNames()).isEmpty();
    }
  }

  @Test
  void allItsClassesCanBeListed() throws Exception {
    try (Program program = Programs.ofClasses(Map.of())) {
      assertThat(program.platformNames())
          .contains("java/lang/Object", "java/util/concurrent/locks/ReentrantLock")
          .hasSizeGreaterThan(5_000)
          .doesNotContain("module-info")
          .allMatch(name -> !name.endsWith(".class"));
    }
  }

  @Test
  void anotherJdkIsReadWithItsOwnClasses() throws Exception {
    Optional<Jdk> other =
        JdkFinder.ofThisSystem().all().stream()
            .filter(jdk -> jdk.feature() != Runtime.version().feature())
            .filter(jdk -> jdk.feature() <= 25)
            .reduce((older, newer) -> newer);
    assumeTrue(other.isPresent(), "needs a second JDK");
    try (Program program = on(other.get().home())) {
      assertThat(program.javaRelease()).isEqualTo(other.get().feature());
      ClassModel string = program.find("java/lang/String");
      assertThat(string.origin()).isEqualTo(other.get().home().toString());
      assertThat(string.version()).isEqualTo(44 + other.get().feature());
      assertThat(string.bodies()).isNotEmpty().allMatch(body -> BodyChecker.check(body).isEmpty());
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void aJdkBeforeNineIsItsArchives() throws Exception {
    Path library = Files.createDirectories(folder.resolve("jre/lib"));
    new Archive().withClass("", "java/lang/Object").writeTo(library.resolve("rt.jar"));
    new Archive().withClass("", "javax/crypto/Cipher").writeTo(library.resolve("jce.jar"));
    try (Program program = on(folder)) {
      assertThat(program.javaRelease()).isEqualTo(8);
      assertThat(program.platformNames())
          .containsExactlyInAnyOrder("java/lang/Object", "javax/crypto/Cipher");
      assertThat(program.find("javax/crypto/Cipher").origin())
          .isEqualTo(library.resolve("jce.jar").toString());
      assertThat(program.find("java/lang/String").isMissing()).isTrue();
    }
  }

  @Test
  void aFolderWithoutAJdkIsRefused() {
    assertThatThrownBy(() -> on(folder))
        .isInstanceOf(BadInputException.class)
        .hasMessage("no JDK in " + folder + ": neither lib/modules nor rt.jar is there");
  }

  @Test
  void aJdkThatDoesNotSayItsVersionIsRefused() throws Exception {
    Files.createDirectories(folder.resolve("lib"));
    Files.createFile(folder.resolve("lib/modules"));
    assertThatThrownBy(() -> on(folder))
        .isInstanceOf(BadInputException.class)
        .hasMessage("no Java version in " + folder.resolve("release"));
  }

  /** As for the JVM, a class of the platform cannot be replaced. */
  @Test
  void thePlatformComesBeforeTheApplication() throws Exception {
    byte[] fake = ClassFiles.withMethod("java/lang/String", "fake");
    try (Program program = Programs.ofClasses(Map.of("java/lang/String", fake))) {
      assertThat(program.find("java/lang/String").isApplication()).isFalse();
      assertThat(program.find("java/lang/String").methods()).hasSizeGreaterThan(10);
    }
  }

  private static Program on(Path jdkHome) throws BadInputException {
    return Program.open(new ProgramInputs(List.of(), List.of(), Optional.of(jdkHome), Map.of()));
  }
}
