package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The subroutines that compilers made for finally blocks until Java 5. */
class SubroutineTest {

  @Test
  void oneThatIsCalledFromTwoPlacesIsThereTwice() throws Exception {
    Body body =
        build(
            code -> {
              Label other = new Label();
              Label subroutine = new Label();
              code.visitVarInsn(Opcodes.ILOAD, 0);
              code.visitJumpInsn(Opcodes.IFEQ, other);
              callAndReturn(code, subroutine, Opcodes.ICONST_1);
              code.visitLabel(other);
              callAndReturn(code, subroutine, Opcodes.ICONST_2);
              subroutine(code, subroutine, 1, () -> count(code));
            });
    assertThat(Programs.all(body, FieldStore.class)).hasSize(2);
    assertThat(Programs.all(body, Return.class)).hasSize(2);
  }

  @Test
  void oneInsideAnother() throws Exception {
    Body body =
        build(
            code -> {
              Label outer = new Label();
              Label inner = new Label();
              callAndReturn(code, outer, Opcodes.ICONST_1);
              subroutine(
                  code,
                  outer,
                  1,
                  () -> {
                    code.visitJumpInsn(Opcodes.JSR, inner);
                    count(code);
                    code.visitJumpInsn(Opcodes.JSR, inner);
                  });
              subroutine(code, inner, 2, () -> count(code));
            });
    assertThat(Programs.all(body, FieldStore.class)).hasSize(3);
    assertThat(Programs.all(body, Return.class)).hasSize(1);
  }

  @Test
  void oneThatNeverReturns() throws Exception {
    Body body =
        build(
            code -> {
              Label subroutine = new Label();
              code.visitJumpInsn(Opcodes.JSR, subroutine);
              code.visitInsn(Opcodes.ICONST_1);
              code.visitInsn(Opcodes.IRETURN);
              code.visitLabel(subroutine);
              code.visitVarInsn(Opcodes.ASTORE, 1);
              count(code);
              code.visitInsn(Opcodes.ACONST_NULL);
              code.visitInsn(Opcodes.ATHROW);
            });
    assertThat(Programs.all(body, FieldStore.class)).hasSize(1);
    assertThat(Programs.all(body, Throw.class)).hasSize(1);
    assertThat(Programs.all(body, Return.class)).isEmpty();
  }

  @Test
  void methodsBesideThemAreNotAffected() throws Exception {
    byte[] classFile =
        ClassFiles.unchecked(
            Opcodes.V1_4,
            "Old",
            writer -> {
              ClassFiles.method(writer, "before", "()V", code -> code.visitInsn(Opcodes.RETURN));
              ClassFiles.method(writer, "one", "(I)I", SubroutineTest::simple);
              ClassFiles.method(writer, "between", "()V", code -> code.visitInsn(Opcodes.RETURN));
              ClassFiles.method(writer, "two", "(I)I", SubroutineTest::simple);
            });
    try (Program program = Programs.ofClasses(Map.of("Old", classFile))) {
      assertThat(program.find("Old").bodies())
          .extracting(body -> body.method().name())
          .containsExactlyInAnyOrder("before", "one", "between", "two");
      assertThat(program.problems()).isEmpty();
      assertThat(Programs.body(program, "Old", "two").instructionCount()).isEqualTo(4);
    }
  }

  private static void simple(MethodVisitor code) {
    Label subroutine = new Label();
    callAndReturn(code, subroutine, Opcodes.ICONST_1);
    subroutine(code, subroutine, 1, () -> count(code));
  }

  /** Each calls the next one twice: copies of copies would fill any memory. */
  @Test
  void onesThatMultiplyAreReported() {
    byte[] classFile =
        ClassFiles.unchecked(
            Opcodes.V1_4,
            "Old",
            writer -> {
              ClassFiles.method(writer, "many", "(I)I", code -> multiply(code, 40));
              ClassFiles.method(writer, "good", "(I)I", SubroutineTest::simple);
            });
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          try (Program program = Programs.ofClasses(Map.of("Old", classFile))) {
            assertThat(program.find("Old").bodies())
                .extracting(body -> body.method().name())
                .containsExactly("good");
            assertThat(program.problems())
                .extracting(InputProblem::input)
                .containsExactly("memory: Old.many(int)");
          }
        });
  }

  private static void multiply(MethodVisitor code, int levels) {
    Label next = new Label();
    callAndReturn(code, next, Opcodes.ICONST_1);
    for (int level = 1; level < levels; level++) {
      Label called = new Label();
      subroutine(
          code,
          next,
          level,
          () -> {
            code.visitJumpInsn(Opcodes.JSR, called);
            code.visitJumpInsn(Opcodes.JSR, called);
          });
      next = called;
    }
    subroutine(code, next, levels, () -> count(code));
  }

  private static void callAndReturn(MethodVisitor code, Label subroutine, int constant) {
    code.visitJumpInsn(Opcodes.JSR, subroutine);
    code.visitInsn(constant);
    code.visitInsn(Opcodes.IRETURN);
  }

  private static void subroutine(MethodVisitor code, Label start, int slot, Runnable content) {
    code.visitLabel(start);
    code.visitVarInsn(Opcodes.ASTORE, slot);
    content.run();
    code.visitVarInsn(Opcodes.RET, slot);
  }

  private static void count(MethodVisitor code) {
    code.visitFieldInsn(Opcodes.GETSTATIC, "Old", "count", "I");
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTSTATIC, "Old", "count", "I");
  }

  private static Body build(Consumer<MethodVisitor> instructions) throws Exception {
    Consumer<ClassWriter> method = writer -> ClassFiles.method(writer, "m", "(I)I", instructions);
    byte[] classFile = ClassFiles.unchecked(Opcodes.V1_4, "Old", method);
    try (Program program = Programs.ofClasses(Map.of("Old", classFile))) {
      Body body = Programs.body(program, "Old", "m");
      assertThat(BodyChecker.check(body)).isEmpty();
      return body;
    }
  }
}
