package dev.photofinish.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The hidden command that shows bodies. */
class IrCommandTest {

  @TempDir Path folder;

  @Test
  void printsOneMethodOfThePlatform() {
    Outcome outcome = run("ir", "java.util.Vector", "elementCount");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: ir: java.util.Vector has no method elementCount");

    outcome = run("ir", "java.util.Vector", "isEmpty");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("synchronized boolean java.util.Vector.isEmpty(java.util.Vector this#0)")
        .contains("getfield java.util.Vector.elementCount this#0")
        .doesNotContain("java.util.Vector.size");
  }

  @Test
  void tellsOverloadsApartBySignature() {
    Outcome outcome = run("ir", "java.util.Vector", "indexOf(java.lang.Object,int)");
    assertThat(outcome.out().lines().filter(line -> line.contains("java.util.Vector this#0)")))
        .isEmpty();
    assertThat(outcome.out()).contains("java.util.Vector.indexOf(java.util.Vector this#0,");
  }

  @Test
  void showsLocks() {
    Outcome outcome = run("ir", "--locks", "java.lang.Thread", "getUncaughtExceptionHandler");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).doesNotContain("; holds");

    outcome = run("ir", "--locks", "java.util.concurrent.ArrayBlockingQueue", "size");
    assertThat(outcome.out()).contains("; holds this.lock");
  }

  @Test
  void checksAllBodiesOfAFolder() throws IOException {
    copyOwnClass("IrCommandTest.class");
    Outcome outcome = run("ir", "--check", folder.toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .matches("classes: 1, bodies: \\d+, instructions: \\d+, violations: 0\n");
  }

  @Test
  void aTruncatedClassIsNamedAndTheRestChecked() throws IOException {
    Path copy = copyOwnClass("IrCommandTest.class");
    byte[] bytes = Files.readAllBytes(copy);
    Files.write(copy.resolveSibling("Cut.class"), Arrays.copyOf(bytes, bytes.length / 2));
    Outcome outcome = run("ir", "--check", folder.toString());
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.errorLines()).hasSize(1);
    assertThat(outcome.err()).contains("dev.photofinish.cli.command.Cut").contains("cut short");
    assertThat(outcome.out()).startsWith("classes: 2, ");
  }

  @Test
  void badUsageIsOneLine() {
    for (String[] words : new String[][] {{"ir"}, {"ir", "a", "b", "c"}, {"ir", "no.such.Class"}}) {
      Outcome outcome = run(words);
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.errorLines()).hasSize(1);
      assertThat(outcome.err()).startsWith("photofinish: ir: ");
    }
  }

  private Outcome run(String... arguments) {
    return new CliRun(folder).run(arguments);
  }

  private Path copyOwnClass(String name) throws IOException {
    Path target = folder.resolve("dev/photofinish/cli/command").resolve(name);
    Files.createDirectories(target.getParent());
    try (InputStream in = IrCommandTest.class.getResourceAsStream(name)) {
      assertThat(in).isNotNull();
      return Files.write(target, in.readAllBytes());
    }
  }
}
