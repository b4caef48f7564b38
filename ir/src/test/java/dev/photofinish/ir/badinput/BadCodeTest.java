package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Code that no verifier would accept: it is reported with the method and the reason. */
class BadCodeTest {

  private static void reports(byte[] classFile, String reason) throws Exception {
    try (Program program = Programs.ofClasses(Map.of("Bad", classFile))) {
      assertThat(program.find("Bad").bodies()).isEmpty();
      assertThat(program.problems())
          .singleElement()
          .extracting(InputProblem::input, InputProblem::lost)
          .containsExactly("memory: Bad.m()", true);
      assertThat(program.problems().get(0).detail()).isEqualTo("malformed code: " + reason);
    }
  }

  private static byte[] code(Consumer<MethodVisitor> instructions) {
    return ClassFiles.unchecked(
        Opcodes.V17, "Bad", writer -> ClassFiles.method(writer, "m", "()V", instructions));
  }

  @Test
  void anOperandThatIsNotThere() throws Exception {
    reports(
        code(
            code -> {
              code.visitInsn(Opcodes.POP);
              code.visitInsn(Opcodes.RETURN);
            }),
        "the operand stack runs empty");
  }

  @Test
  void aVariableThatIsNotSet() throws Exception {
    reports(
        code(
            code -> {
              code.visitVarInsn(Opcodes.ALOAD, 3);
              code.visitInsn(Opcodes.POP);
              code.visitInsn(Opcodes.RETURN);
            }),
        "local variable 3 is read before it is set");
  }

  @Test
  void aVariableBeyondTheMaximum() throws Exception {
    reports(
        code(
            code -> {
              code.visitInsn(Opcodes.ICONST_0);
              code.visitVarInsn(Opcodes.ISTORE, 100);
              code.visitInsn(Opcodes.RETURN);
            }),
        "local variable 100 is beyond the maximum");
  }

  @Test
  void aStackThatGrowsAroundALoop() throws Exception {
    reports(
        code(
            code -> {
              Label loop = new Label();
              code.visitLabel(loop);
              code.visitInsn(Opcodes.ICONST_0);
              code.visitJumpInsn(Opcodes.GOTO, loop);
            }),
        "operand stacks of different heights meet");
  }

  /** The inner of two handlers for the same class wins; the outer one cannot be reached by it. */
  @Test
  void aHandlerThatAnotherHides() throws Exception {
    byte[] classFile =
        code(
            code -> {
              Label start = new Label();
              Label end = new Label();
              Label inner = new Label();
              Label outer = new Label();
              code.visitTryCatchBlock(start, end, inner, "java/lang/Exception");
              code.visitTryCatchBlock(start, end, outer, "java/lang/Exception");
              code.visitLabel(start);
              code.visitMethodInsn(Opcodes.INVOKESTATIC, "Bad", "m", "()V", false);
              code.visitInsn(Opcodes.RETURN);
              code.visitLabel(end);
              code.visitLabel(inner);
              code.visitInsn(Opcodes.ATHROW);
              code.visitLabel(outer);
              code.visitInsn(Opcodes.ATHROW);
            });
    try (Program program = Programs.ofClasses(Map.of("Bad", classFile))) {
      Body body = Programs.body(program, "Bad", "m");
      assertThat(body.block(0).handlers()).hasSize(1);
      assertThat(Programs.all(body, Throw.class)).hasSize(1);
    }
  }

  @Test
  void stacksThatDoNotMatch() throws Exception {
    reports(
        code(
            code -> {
              Label join = new Label();
              code.visitInsn(Opcodes.ICONST_0);
              code.visitJumpInsn(Opcodes.IFEQ, join);
              code.visitInsn(Opcodes.ICONST_0);
              code.visitLabel(join);
              code.visitInsn(Opcodes.RETURN);
            }),
        "operand stacks of different heights meet");
  }

  @Test
  void anInstructionThatDoesNotExist() throws Exception {
    byte[] classFile =
        code(
            code -> {
              code.visitInsn(Opcodes.NOP);
              code.visitInsn(Opcodes.RETURN);
            });
    classFile[lastIndexOf(classFile, 0, 0, 0, 2, 0, 0xb1) + 4] = (byte) 0xcb;
    reports(classFile, "unexpected opcode 203");
  }

  @Test
  void aLengthThatNoMethodHas() throws Exception {
    for (int first : new int[] {0x7f, 0x40, 0x20, 0xff, 0x01}) {
      byte[] classFile = ClassFiles.withMethod("Bad", "m");
      classFile[codeLengthAt(classFile)] = (byte) first;
      try (Program program = Programs.ofClasses(Map.of("Bad", classFile))) {
        assertThat(program.find("Bad").bodies()).isEmpty();
        assertThat(program.problems()).hasSize(1).allMatch(InputProblem::lost);
      }
    }
  }

  /** Where the length of the code stands: before the one instruction, a return. */
  private static int codeLengthAt(byte[] classFile) {
    return lastIndexOf(classFile, 0, 0, 0, 1, 0xb1);
  }

  private static int lastIndexOf(byte[] bytes, int... part) {
    for (int at = bytes.length - part.length; at >= 0; at--) {
      int start = at;
      int[] found = new int[part.length];
      Arrays.setAll(found, i -> bytes[start + i] & 0xff);
      if (Arrays.equals(found, part)) {
        return at;
      }
    }
    throw new AssertionError("not there");
  }

  /** Tools that change code often forget the tables that only debuggers read. */
  @Test
  void wrongDebugInformationCostsNothingButItself() throws Exception {
    byte[] classFile =
        code(
            code -> {
              Label start = new Label();
              Label end = new Label();
              code.visitLabel(start);
              code.visitLineNumber(258, start);
              code.visitIntInsn(Opcodes.SIPUSH, 1000);
              code.visitVarInsn(Opcodes.ISTORE, 0);
              code.visitInsn(Opcodes.RETURN);
              code.visitLabel(end);
              code.visitLocalVariable("variable", "I", null, start, end, 0);
            });
    int line = lastIndexOf(classFile, 0, 0, 1, 2);
    int variable = lastIndexOf(classFile, 0, 0, 0, 5);
    for (int at : List.of(line + 1, variable + 1, variable + 3)) {
      for (int wrong : new int[] {2, 200}) {
        byte[] changed = classFile.clone();
        changed[at] = (byte) wrong;
        try (Program program = Programs.ofClasses(Map.of("Bad", changed))) {
          Body body = Programs.body(program, "Bad", "m");
          assertThat(body.instructionCount()).isEqualTo(1);
        }
      }
    }
  }
}
