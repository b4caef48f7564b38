package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;

/** Class files that are whole, but that nothing can be made of. */
class BadClassFileTest {

  @TempDir Path folder;

  @BeforeEach
  void writeGoodClass() throws Exception {
    ClassFiles.write(folder, "good/Good", ClassFiles.withMethod("good/Good", "m"));
  }

  @ParameterizedTest
  @CsvSource({"70, 26", "999, 955", "65535, 65491"})
  void aNewerVersionIsSaidToBeNewer(int version, int java) throws Exception {
    byte[] classFile = ClassFiles.empty("a/A");
    classFile[6] = (byte) (version >> 8);
    classFile[7] = (byte) version;
    check(
        "a/A",
        classFile,
        String.format(
            "class file version %d (Java %d) is newer than Java 25, the newest that is known here",
            version, java));
  }

  @Test
  void aClassInAnotherOnesFileIsNotTakenForIt() throws Exception {
    check("a/A", ClassFiles.empty("b/B"), "the class file declares b.B");
  }

  @Test
  void aConstantThatIsMadeOfItselfIsReported() throws Exception {
    ClassFiles.write(folder, "a/A", selfReferring());
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.find("a/A").bodies()).isEmpty();
      assertThat(program.problems())
          .singleElement()
          .matches(problem -> problem.lost() && problem.input().startsWith(folder + ": a.A"));
      assertThat(program.find("good/Good").bodies()).hasSize(1);
    }
  }

  /** ASM cannot write that, so one index is changed to the constant's own. */
  private static byte[] selfReferring() {
    Handle bootstrap =
        new Handle(Opcodes.H_INVOKESTATIC, "a/Boot", "make", "()Ljava/lang/Object;", false);
    ConstantDynamic inner = new ConstantDynamic("inner", "Ljava/lang/Object;", bootstrap);
    ConstantDynamic outer = new ConstantDynamic("outer", "Ljava/lang/Object;", bootstrap, inner);
    int[] indexes = new int[2];
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V17,
            "a/A",
            writer -> {
              indexes[0] = writer.newConst(inner);
              indexes[1] = writer.newConst(outer);
              ClassFiles.method(
                  writer,
                  "m",
                  "()Ljava/lang/Object;",
                  code -> {
                    code.visitLdcInsn(outer);
                    code.visitInsn(Opcodes.ARETURN);
                  });
            });
    byte[] attribute = {0, 1, (byte) (indexes[0] >> 8), (byte) indexes[0]};
    int at = lastIndexOf(classFile, attribute);
    classFile[at + 2] = (byte) (indexes[1] >> 8);
    classFile[at + 3] = (byte) indexes[1];
    return classFile;
  }

  private static int lastIndexOf(byte[] bytes, byte[] part) {
    for (int at = bytes.length - part.length; at >= 0; at--) {
      if (Arrays.equals(bytes, at, at + part.length, part, 0, part.length)) {
        return at;
      }
    }
    throw new AssertionError("not there");
  }

  /** Also one whose elements are skipped. */
  @ParameterizedTest
  @ValueSource(strings = {"La/Deep;", "Lkotlin/Metadata;"})
  void anAnnotationOfManyLevelsIsReportedOrRead(String type) throws Exception {
    ClassFiles.write(folder, "a/A", withNestedAnnotation(type, 100_000));
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.find("a/A").isMissing()).isEqualTo(!program.problems().isEmpty());
      assertThat(program.find("good/Good").bodies()).hasSize(1);
    }
  }

  private static byte[] withNestedAnnotation(String type, int depth) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/A", null, "java/lang/Object", null);
    AnnotationVisitor[] open = new AnnotationVisitor[depth];
    open[0] = writer.visitAnnotation(type, true);
    for (int i = 1; i < depth; i++) {
      open[i] = open[i - 1].visitArray(i == 1 ? "value" : null);
    }
    for (int i = depth - 1; i >= 0; i--) {
      open[i].visitEnd();
    }
    return writer.toByteArray();
  }

  private void check(String name, byte[] classFile, String reason) throws Exception {
    ClassFiles.write(folder, name, classFile);
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.find(name).isMissing()).isTrue();
      assertThat(program.find(name).missingBecause()).contains(reason);
      assertThat(program.problems())
          .containsExactly(new InputProblem(folder + ": " + name.replace('/', '.'), reason, true));
      assertThat(program.find("good/Good").isMissing()).isFalse();
    }
  }

  @Test
  void aBrokenMethodDoesNotTakeTheOthersWithIt() throws Exception {
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V1_5,
            "a/A",
            writer -> {
              ClassFiles.method(writer, "one", "()V", code -> code.visitInsn(Opcodes.RETURN));
              ClassFiles.method(writer, "broken", "()V", code -> code.visitInsn(Opcodes.NOP));
              ClassFiles.method(writer, "two", "()V", code -> code.visitInsn(Opcodes.RETURN));
            });
    try (Program program = Programs.ofClasses(Map.of("a/A", classFile))) {
      assertThat(program.find("a/A").bodies())
          .extracting(body -> body.method().name())
          .containsExactly("one", "two");
      assertThat(program.problems())
          .containsExactly(
              new InputProblem(
                  "memory: a.A.broken()",
                  "malformed code: control falls off the end of the code",
                  true));
    }
  }
}
