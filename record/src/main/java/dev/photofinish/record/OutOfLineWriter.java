package dev.photofinish.record;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Has the compiler of the virtual machine leave the methods of a class out of their callers, if the
 * class asks for it. HotSpot heeds the annotation on classes of the bootstrap loader, which the
 * agent's are; others do not know it.
 */
final class OutOfLineWriter extends ClassVisitor {

  private static final String ASKED = "Ldev/photofinish/record/runtime/OutOfLine;";
  private static final String HEEDED = "Ljdk/internal/vm/annotation/DontInline;";
  private static final int HOOK = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

  private boolean isAsked;

  private OutOfLineWriter(ClassVisitor to) {
    super(Opcodes.ASM9, to);
  }

  /** The class file as it is to be in the agent's jar. */
  static byte[] apply(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    // Without the reader, as it would copy methods with all that they have and no more.
    ClassWriter to = new ClassWriter(0);
    OutOfLineWriter writer = new OutOfLineWriter(to);
    reader.accept(writer, 0);
    return writer.isAsked ? to.toByteArray() : classFile;
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    isAsked |= descriptor.equals(ASKED);
    return super.visitAnnotation(descriptor, visible);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor to = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (isAsked && to != null && (access & HOOK) == HOOK) {
      to.visitAnnotation(HEEDED, true).visitEnd();
    }
    return to;
  }
}
