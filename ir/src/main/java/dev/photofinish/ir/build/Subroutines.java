package dev.photofinish.ir.build;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/** Replaces the subroutines (jsr and ret) of old class files by copies of their code. */
final class Subroutines {

  private Subroutines() {}

  /** A copy of the class that has only the method at a position: others' faults are theirs. */
  static ClassCode inline(ClassCode source, int position, TypePool pool) {
    ClassWriter writer = new ClassWriter(0);
    source.file().reader().accept(new Inliner(writer, position), 0);
    try {
      return new ClassCode(new ClassFile(writer.toByteArray(), pool));
    } catch (MethodTooLargeException e) {
      throw new MalformedCodeException(
          "its subroutines make it too large when they are copied to their callers");
    }
  }

  /** Inlines in one method on the way from a reader to a writer, and drops the others. */
  private static final class Inliner extends ClassVisitor {
    private final int position;
    private int next;

    Inliner(ClassWriter writer, int position) {
      super(Opcodes.ASM9, writer);
      this.position = position;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if (next++ != position) {
        return null;
      }
      MethodVisitor writer = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new JSRInlinerAdapter(writer, access, name, descriptor, signature, exceptions);
    }
  }
}
