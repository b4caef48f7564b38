package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.commons.GeneratorAdapter;

/** Class files that end too early. */
class TruncatedClassTest {

  private static final int STEP = 37;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(classes = {Sample.class, GeneratorAdapter.class})
  void nothingIsLostInSilence(Class<?> type) throws Exception {
    String name = type.getName().replace('.', '/');
    byte[] whole = RealClasses.bytes(type);
    ClassFiles.write(folder, "good/Good", ClassFiles.withMethod("good/Good", "m"));
    String expected = analysed(name, whole);
    for (int length = 0; length < whole.length; length += STEP) {
      ClassFiles.write(folder, name, Arrays.copyOf(whole, length));
      try (Program program = Programs.ofPaths(folder)) {
        String found = Exercise.of(program, name);
        assertThat(found.equals(expected) || reported(program, name))
            .as("cut after " + length + " bytes: " + program.problems())
            .isTrue();
        assertThat(program.find("good/Good").bodies()).hasSize(1);
      }
    }
  }

  private String analysed(String name, byte[] classFile) throws Exception {
    ClassFiles.write(folder, name, classFile);
    try (Program program = Programs.ofPaths(folder)) {
      String text = Exercise.of(program, name);
      assertThat(program.problems()).isEmpty();
      return text;
    }
  }

  private boolean reported(Program program, String name) {
    String place = folder + ": " + name.replace('/', '.');
    return program.problems().stream()
        .anyMatch(problem -> problem.lost() && problem.input().startsWith(place));
  }

  @Test
  void whatIsNoClassFileIsSaidToBeNone() throws Exception {
    ClassFiles.write(folder, "a/Empty", new byte[0]);
    ClassFiles.write(folder, "a/Text", "public class Text { }".getBytes(StandardCharsets.UTF_8));
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.find("a/Empty").missingBecause()).contains("not a class file");
      assertThat(program.find("a/Text").missingBecause()).contains("not a class file");
      assertThat(program.problems())
          .containsExactly(
              new InputProblem(folder + ": a.Empty", "not a class file", true),
              new InputProblem(folder + ": a.Text", "not a class file", true));
    }
  }
}
