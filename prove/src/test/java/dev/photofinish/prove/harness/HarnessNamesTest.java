package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Names that other languages of the virtual machine allow, and Java does not. */
class HarnessNamesTest {

  @Test
  void areLeftOutWithANotice() throws Exception {
    Map<String, byte[]> classes =
        Map.of("Library", library("Library"), "in/Other", library("in/Other"), "do", library("do"));
    try (Program program = Program.open(ProgramInputs.ofClasses(classes))) {
      Harness harness = Harness.of(program, List.of());
      assertThat(harness.source())
          .contains("Library.plain();", "in.Other.plain();")
          .doesNotContain("is-it", "Library.do", " do.");
      assertThat(harness.notices())
          .containsExactly(
              "Library.do() is not called: its name is none in Java",
              "Library.is-it() is not called: its name is none in Java",
              "do is not called: its name is none in Java",
              "in.Other.do() is not called: its name is none in Java",
              "in.Other.is-it() is not called: its name is none in Java");
    }
  }

  private static byte[] library(String className) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, className, null, "java/lang/Object", null);
    for (String name : List.of("plain", "do", "is-it")) {
      MethodVisitor code =
          writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, "()V", null, null);
      code.visitCode();
      code.visitInsn(Opcodes.RETURN);
      code.visitMaxs(0, 0);
      code.visitEnd();
    }
    writer.visitEnd();
    return writer.toByteArray();
  }
}
