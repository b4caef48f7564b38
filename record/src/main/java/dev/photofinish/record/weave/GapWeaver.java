package dev.photofinish.record.weave;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Has a method that is too large for more say that nothing is known of what it does. */
final class GapWeaver extends MethodVisitor {

  GapWeaver(MethodVisitor to) {
    super(Opcodes.ASM9, to);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC, Names.HOOKS, "context", "()" + Names.of(Names.CONTEXT), false);
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC, Names.PATHS, "gap", "(" + Names.of(Names.CONTEXT) + ")V", false);
  }
}
