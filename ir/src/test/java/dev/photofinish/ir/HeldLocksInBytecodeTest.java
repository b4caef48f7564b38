package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Held locks in code that the Java compiler does not write. */
class HeldLocksInBytecodeTest {

  private static void at(MethodVisitor code, int place) {
    code.visitInsn(Opcodes.ICONST_0 + place);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "p/Sample", "at", "(I)V", false);
  }

  private static void exit(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.MONITOREXIT);
  }

  private static void enter(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ASTORE, 1);
    code.visitInsn(Opcodes.MONITORENTER);
  }

  private static void check(
      Consumer<MethodVisitor> instructions, Map<Integer, List<String>> expected) throws Exception {
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V17,
            "p/Sample",
            writer -> ClassFiles.method(writer, "m", "(Ljava/lang/Object;)V", instructions));
    try (Program program = Programs.ofClasses(Map.of("p/Sample", classFile))) {
      HeldAt held = new HeldAt(program);
      assertThat(held.places("m")).isEqualTo(expected);
      assertThat(held.locks("m").leaked()).isEmpty();
      assertThat(held.locks("m").unmatchedReleases()).isEmpty();
    }
  }

  /** As Kotlin inlines its function of that name: the handler does not cover the releases. */
  @Test
  void synchronizedAsKotlinCompilesIt() throws Exception {
    check(
        code -> {
          Label start = new Label();
          Label end = new Label();
          Label handler = new Label();
          code.visitTryCatchBlock(start, end, handler, null);
          enter(code);
          code.visitLabel(start);
          code.visitInsn(Opcodes.NOP);
          at(code, 1);
          code.visitLabel(end);
          exit(code);
          at(code, 2);
          code.visitInsn(Opcodes.RETURN);
          code.visitLabel(handler);
          code.visitVarInsn(Opcodes.ASTORE, 2);
          exit(code);
          at(code, 3);
          code.visitVarInsn(Opcodes.ALOAD, 2);
          code.visitInsn(Opcodes.ATHROW);
        },
        Map.of(1, List.of("arg0"), 2, List.of(), 3, List.of()));
  }

  /** As the Java compiler protects its own release: no endless loop, nothing released twice. */
  @Test
  void aHandlerThatCoversItself() throws Exception {
    check(
        code -> {
          Label start = new Label();
          Label end = new Label();
          Label handler = new Label();
          Label endOfHandler = new Label();
          code.visitTryCatchBlock(start, end, handler, null);
          code.visitTryCatchBlock(handler, endOfHandler, handler, null);
          enter(code);
          code.visitLabel(start);
          at(code, 1);
          exit(code);
          code.visitLabel(end);
          code.visitInsn(Opcodes.RETURN);
          code.visitLabel(handler);
          code.visitVarInsn(Opcodes.ASTORE, 2);
          exit(code);
          code.visitLabel(endOfHandler);
          at(code, 2);
          code.visitVarInsn(Opcodes.ALOAD, 2);
          code.visitInsn(Opcodes.ATHROW);
        },
        Map.of(1, List.of("arg0"), 2, List.of()));
  }

  /** Two monitors that are not left in the order of their entering. */
  @Test
  void monitorsThatOverlap() throws Exception {
    check(
        code -> {
          enter(code);
          code.visitLdcInsn("text");
          code.visitInsn(Opcodes.MONITORENTER);
          at(code, 1);
          exit(code);
          at(code, 2);
          code.visitLdcInsn("text");
          code.visitInsn(Opcodes.MONITOREXIT);
          at(code, 3);
          code.visitInsn(Opcodes.RETURN);
        },
        Map.of(1, List.of("arg0", "\"text\""), 2, List.of("\"text\""), 3, List.of()));
  }

  /** The path to the lock is as long as a method allows. */
  @Test
  void aLockAtTheEndOfALongChain() throws Exception {
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V17,
            "p/Sample",
            writer -> ClassFiles.method(writer, "m", "(Lp/Sample;)V", this::longChain));
    try (Program program = Programs.ofClasses(Map.of("p/Sample", classFile))) {
      HeldAt held = new HeldAt(program);
      assertThat(held.places("m").get(1))
          .singleElement()
          .isEqualTo("arg0" + ".next".repeat(20_000));
    }
  }

  private void longChain(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    for (int i = 0; i < 20_000; i++) {
      code.visitFieldInsn(Opcodes.GETFIELD, "p/Sample", "next", "Lp/Sample;");
    }
    code.visitInsn(Opcodes.MONITORENTER);
    at(code, 1);
    code.visitInsn(Opcodes.RETURN);
  }
}
