package dev.photofinish.ir.badinput;

import dev.photofinish.ir.fixture.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes methods near the limit of 64 KB that generated code can reach, each hard in its way. */
final class HugeMethods {

  private HugeMethods() {}

  /** A class {@code Huge} with a static method {@code m} that takes an int and returns one. */
  static byte[] classWith(int version, Consumer<MethodVisitor> code) {
    return ClassFiles.of(version, "Huge", writer -> ClassFiles.method(writer, "m", "(I)I", code));
  }

  /** One block of so many additions. */
  static Consumer<MethodVisitor> straightLine(int additions) {
    return code -> {
      code.visitVarInsn(Opcodes.ILOAD, 0);
      for (int i = 0; i < additions; i++) {
        code.visitInsn(Opcodes.DUP);
        code.visitInsn(Opcodes.IADD);
      }
      code.visitInsn(Opcodes.IRETURN);
    };
  }

  /** Branches one after the other, each of which assigns one of many variables. */
  static Consumer<MethodVisitor> branches(int count, int locals) {
    return code -> {
      initialise(code, locals);
      for (int i = 0; i < count; i++) {
        Label join = new Label();
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitJumpInsn(Opcodes.IFEQ, join);
        code.visitIincInsn(1 + i % locals, 1);
        code.visitLabel(join);
      }
      returnSum(code, locals);
    };
  }

  /** Loops one after the other, with many variables that live through all of them. */
  static Consumer<MethodVisitor> loops(int count, int locals) {
    return code -> {
      initialise(code, locals);
      for (int i = 0; i < count; i++) {
        Label head = new Label();
        code.visitLabel(head);
        code.visitIincInsn(1, 1);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitJumpInsn(Opcodes.IFNE, head);
      }
      returnSum(code, locals);
    };
  }

  /** Loops inside each other, with many variables that live through all of them. */
  static Consumer<MethodVisitor> nestedLoops(int depth, int locals) {
    return code -> {
      initialise(code, locals);
      List<Label> heads = new ArrayList<>();
      for (int i = 0; i < depth; i++) {
        heads.add(new Label());
        code.visitLabel(heads.get(i));
        code.visitInsn(Opcodes.NOP);
      }
      for (int i = depth - 1; i >= 0; i--) {
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitJumpInsn(Opcodes.IFNE, heads.get(i));
      }
      returnSum(code, locals);
    };
  }

  private static void initialise(MethodVisitor code, int locals) {
    for (int i = 1; i <= locals; i++) {
      code.visitInsn(Opcodes.ICONST_0);
      code.visitVarInsn(Opcodes.ISTORE, i);
    }
  }

  private static void returnSum(MethodVisitor code, int locals) {
    code.visitInsn(Opcodes.ICONST_0);
    for (int i = 1; i <= locals; i++) {
      code.visitVarInsn(Opcodes.ILOAD, i);
      code.visitInsn(Opcodes.IADD);
    }
    code.visitInsn(Opcodes.IRETURN);
  }

  /** Try blocks inside each other; each handler goes on where its try block ends. */
  static Consumer<MethodVisitor> nestedTries(int depth) {
    return code -> {
      List<Label> starts = new ArrayList<>();
      for (int i = 0; i < depth; i++) {
        starts.add(new Label());
        code.visitLabel(starts.get(i));
        code.visitIincInsn(0, 1);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "Other", "call", "()V", false);
      }
      for (int i = depth - 1; i >= 0; i--) {
        Label end = new Label();
        Label handler = new Label();
        Label after = new Label();
        code.visitLabel(end);
        code.visitJumpInsn(Opcodes.GOTO, after);
        code.visitLabel(handler);
        code.visitInsn(Opcodes.POP);
        code.visitIincInsn(0, 1);
        code.visitLabel(after);
        code.visitInsn(Opcodes.NOP);
        code.visitTryCatchBlock(starts.get(i), end, handler, "java/lang/Exception");
      }
      code.visitVarInsn(Opcodes.ILOAD, 0);
      code.visitInsn(Opcodes.IRETURN);
    };
  }

  /** One switch with so many cases, each of which makes a value. */
  static Consumer<MethodVisitor> bigSwitch(int cases) {
    return code -> {
      Label[] labels = new Label[cases];
      for (int i = 0; i < cases; i++) {
        labels[i] = new Label();
      }
      Label otherwise = new Label();
      Label join = new Label();
      code.visitVarInsn(Opcodes.ILOAD, 0);
      code.visitTableSwitchInsn(0, cases - 1, otherwise, labels);
      for (int i = 0; i < cases; i++) {
        code.visitLabel(labels[i]);
        code.visitInsn(Opcodes.ICONST_0 + i % 5);
        code.visitJumpInsn(Opcodes.GOTO, join);
      }
      code.visitLabel(otherwise);
      code.visitInsn(Opcodes.ICONST_M1);
      code.visitLabel(join);
      code.visitInsn(Opcodes.IRETURN);
    };
  }
}
