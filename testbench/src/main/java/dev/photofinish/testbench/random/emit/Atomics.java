package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the fields that hold atomic numbers. */
final class Atomics {

  private Atomics() {}

  static Type type(Field field) {
    return field.isAtomic() ? Type.of(Library.ATOMIC) : field.type();
  }

  static void field(int opcode, Field field, MethodVisitor out) {
    out.visitFieldInsn(opcode, field.owner(), field.name(), type(field).descriptor());
  }

  /** Makes the objects, at the beginning of the class initialiser. */
  static void make(List<Field> fields, MethodVisitor out) {
    for (Field field : fields) {
      if (field.isAtomic()) {
        out.visitTypeInsn(Opcodes.NEW, Library.ATOMIC);
        out.visitInsn(Opcodes.DUP);
        out.visitMethodInsn(Opcodes.INVOKESPECIAL, Library.ATOMIC, "<init>", "()V", false);
        field(Opcodes.PUTSTATIC, field, out);
      }
    }
  }

  /** The class initialiser of a class that has none of its own. */
  static void initialiser(List<Field> fields, ClassWriter writer) {
    MethodVisitor out =
        writer.visitMethod(Opcodes.ACC_STATIC, Signature.CLASS_INITIALISER, "()V", null, null);
    out.visitCode();
    make(fields, out);
    out.visitInsn(Opcodes.RETURN);
    out.visitMaxs(0, 0);
    out.visitEnd();
  }
}
