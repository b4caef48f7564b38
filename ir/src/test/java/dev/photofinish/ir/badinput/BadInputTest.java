package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.ir.fixture.Archive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that cannot be used at all: one line says what and where. */
class BadInputTest {

  @TempDir Path folder;

  @Test
  void aFileThatIsNotThere() {
    refuses(folder.resolve("absent.jar"), "no such file: ");
  }

  @Test
  void aFileThatIsNoArchive() throws Exception {
    refuses(Files.writeString(folder.resolve("text.jar"), "certainly not a jar"), "not a jar: ");
  }

  @Test
  void anEmptyFile() throws Exception {
    refuses(Files.createFile(folder.resolve("empty.jar")), "not a jar: ");
  }

  @Test
  void anArchiveThatIsCutShort() throws Exception {
    byte[] whole = new Archive().withClass("", "a/A").bytes();
    Path file = folder.resolve("short.jar");
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    refuses(file, "not a jar: ");
  }

  private static void refuses(Path input, String start) {
    assertThatThrownBy(() -> Program.open(ProgramInputs.of(input)))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(start + input)
        .hasMessageNotContaining("\n");
  }

  @Test
  void anEmptyArchiveIsFine() throws Exception {
    Path jar = new Archive().withManifest("A: b").writeTo(folder.resolve("a.jar"));
    try (Program program = Program.open(ProgramInputs.of(jar))) {
      assertThat(program.applicationNames()).isEmpty();
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void problemsAreOnePrintableLine() {
    InputProblem problem = new InputProblem("a\nb", "reason\u001b[31m\r\n\tmore", true);
    assertThat(problem.input()).isEqualTo("a?b");
    assertThat(problem.detail()).isEqualTo("reason?[31m???more");
  }

  @Test
  void problemsHaveAFixedOrder() {
    InputProblem first = new InputProblem("a", "x", true);
    InputProblem second = new InputProblem("a", "y", false);
    InputProblem third = new InputProblem("b", "x", true);
    assertThat(Stream.of(third, second, first).sorted()).containsExactly(first, second, third);
  }
}
