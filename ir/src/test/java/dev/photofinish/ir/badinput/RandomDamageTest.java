package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real files with a few bytes changed at random. The seed of a failure is in its message. */
class RandomDamageTest {

  private static final int TRIALS = Integer.getInteger("damage.trials", 700);
  private static final Duration AT_MOST = Duration.ofMinutes(3);

  @TempDir Path folder;

  @Test
  void aDamagedClassNeverStopsTheAnalysis() throws Exception {
    byte[] whole = RealClasses.bytes(Sample.class);
    String name = Sample.class.getName().replace('.', '/');
    ClassFiles.write(folder, "good/Good", ClassFiles.withMethod("good/Good", "m"));
    assertTimeoutPreemptively(
        AT_MOST,
        () -> {
          int reported = 0;
          for (int seed = 0; seed < TRIALS; seed++) {
            ClassFiles.write(folder, name, damaged(whole, seed));
            reported += problems(seed, name);
          }
          assertThat(reported).isBetween(TRIALS / 10, TRIALS - 1);
        });
  }

  private int problems(int seed, String name) throws Exception {
    try (Program program = Programs.ofPaths(folder)) {
      Exercise.of(program, name);
      assertThat(program.find("good/Good").bodies()).hasSize(1);
      assertThat(program.problems()).extracting(InputProblem::detail).noneMatch(this::isLong);
      return program.problems().isEmpty() ? 0 : 1;
    } catch (Throwable e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private boolean isLong(String detail) {
    return detail.contains("\n") || detail.length() > 1_000;
  }

  @Test
  void aDamagedArchiveIsRefusedOrReadAsFarAsItGoes() throws Exception {
    byte[] whole =
        new Archive()
            .withManifest("Multi-Release: true")
            .withClass("", "a/A")
            .withClass("META-INF/versions/17/", "a/A")
            .with("inner.jar", new Archive().withClass("", "b/B"))
            .bytes();
    Path jar = folder.resolve("damaged.jar");
    assertTimeoutPreemptively(
        AT_MOST,
        () -> {
          for (int seed = 0; seed < TRIALS; seed++) {
            Files.write(jar, damaged(whole, seed));
            readAll(seed, jar);
          }
        });
  }

  private static void readAll(int seed, Path jar) {
    try (Program program = Program.open(ProgramInputs.of(jar))) {
      program.applicationNames().forEach(name -> Exercise.of(program, name));
    } catch (BadInputException e) {
      assertThat(e.getMessage()).contains(jar.toString()).doesNotContain("\n");
    } catch (Throwable e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  /** The first bytes stay, or hardly anything else would be tried. */
  private static byte[] damaged(byte[] whole, int seed) {
    Random random = new Random(seed);
    byte[] copy = whole.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = 10 + random.nextInt(copy.length - 10);
      copy[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : copy[at] ^ 1);
    }
    return copy;
  }
}
