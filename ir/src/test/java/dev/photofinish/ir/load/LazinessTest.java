package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;

/** Nothing is read before it is asked for, and nothing is read twice. */
class LazinessTest {

  @TempDir Path folder;

  @Test
  void aClassIsReadWhenItIsFirstAskedFor() throws Exception {
    ClassFiles.write(folder, "a/A", ClassFiles.withMethod("a/A", "before"));
    try (Program program = Programs.ofPaths(folder)) {
      Path file = ClassFiles.write(folder, "a/A", ClassFiles.withMethod("a/A", "after"));
      assertThat(program.find("a/A").methods()).singleElement().hasToString("a.A.after()");
      Files.delete(file);
      assertThat(program.find("a/A")).isSameAs(program.find("a/A"));
    }
  }

  /** A platform full of broken classes goes unnoticed until one of them is needed. */
  @Test
  void thePlatformIsNotReadAhead() throws Exception {
    Files.createDirectories(folder.resolve("lib"));
    new Archive()
        .with("java/lang/Object.class", new byte[] {1, 2, 3})
        .with("java/lang/String.class", new byte[] {1, 2, 3})
        .writeTo(folder.resolve("lib/rt.jar"));
    Map<String, byte[]> classes = Map.of("a/A", ClassFiles.empty("a/A"));
    try (Program program =
        Program.open(new ProgramInputs(List.of(), List.of(), Optional.of(folder), classes))) {
      assertThat(program.find("a/A").isMissing()).isFalse();
      assertThat(program.problems()).isEmpty();
      assertThat(program.find("java/lang/String").isMissing()).isTrue();
      assertThat(program.problems())
          .extracting(InputProblem::input)
          .containsExactly(folder.resolve("lib/rt.jar") + ": java.lang.String");
    }
  }

  @Test
  void codeIsReadWhenItIsFirstAskedFor() throws Exception {
    byte[] fallsOffItsEnd =
        ClassFiles.of(
            Opcodes.V1_4,
            "a/A",
            writer -> ClassFiles.method(writer, "m", "()V", code -> code.visitInsn(Opcodes.NOP)));
    try (Program program = Programs.ofClasses(Map.of("a/A", fallsOffItsEnd))) {
      assertThat(program.find("a/A").methods()).hasSize(1);
      assertThat(program.problems()).isEmpty();
      assertThat(program.find("a/A").methods().get(0).body()).isEmpty();
      assertThat(program.problems()).singleElement().extracting(InputProblem::lost).isEqualTo(true);
    }
  }

  @Test
  void aBodyIsTheSameAsLongAsSomeoneHoldsIt() throws Exception {
    try (Program program = Programs.ofClasses(Map.of("a/A", ClassFiles.withMethod("a/A", "m")))) {
      var method = Programs.method(program, "a/A", "m");
      var body = method.body().orElseThrow();
      assertThat(method.body().orElseThrow()).isSameAs(body);
    }
  }
}
