package dev.photofinish.scan.il;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes a program as a class file: one class, thread-safe by annotation, whose fields are of its
 * own type and whose methods are public and static. A line of the listing is a line of its source.
 */
final class ClassEmitter {

  static final String NAME = "Il";
  static final String TYPE = "L" + NAME + ";";

  /** What a choice reads: volatile, so that nobody races for it. */
  static final String STAR = "star";

  private static final String THREAD_SAFE = "Ljavax/annotation/concurrent/ThreadSafe;";

  private ClassEmitter() {}

  static byte[] emit(Program program) {
    ClassWriter writer = new FrameWriter();
    writer.visit(
        Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, NAME, null, "java/lang/Object", null);
    writer.visitSource(NAME + ".java", null);
    writer.visitAnnotation(THREAD_SAFE, false).visitEnd();
    emitFields(writer, program);
    emitConstructor(writer);
    program.methods().forEach(method -> MethodEmitter.emit(method, open(writer, method)));
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void emitFields(ClassWriter writer, Program program) {
    int isStar = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_VOLATILE;
    writer.visitField(isStar, STAR, "Z", null, null).visitEnd();
    for (String field : program.fields()) {
      writer.visitField(Opcodes.ACC_PUBLIC, field, TYPE, null, null).visitEnd();
    }
  }

  private static MethodVisitor open(ClassWriter writer, Method method) {
    int isStatic = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    String descriptor = MethodEmitter.descriptor(method.arity());
    return writer.visitMethod(isStatic, method.name(), descriptor, null, null);
  }

  private static void emitConstructor(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
