package dev.photofinish.ir.build;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/** Replaces the subroutines (jsr and ret) of old class files by copies of their code. */
final class Subroutines {

  private Subroutines() {}

  static ClassCode inline(ClassCode source, TypePool pool) {
    ClassWriter writer = new ClassWriter(0);
    source.reader().accept(new Inliner(writer), 0);
    return new ClassCode(new ClassReader(writer.toByteArray()), pool);
  }

  /** Inlines in every method on the way from a reader to a writer. */
  private static final class Inliner extends ClassVisitor {
    Inliner(ClassWriter writer) {
      super(Opcodes.ASM9, writer);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new JSRInlinerAdapter(next, access, name, descriptor, signature, exceptions);
    }
  }
}
