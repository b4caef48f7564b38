package dev.photofinish.record.weave;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** How values on the stack become what the runtime takes: numbers as long, or objects. */
final class Bits {

  private Bits() {}

  /** Adds code that converts the value on the stack, and gives the type that it has then. */
  static String convert(Type type, MethodVisitor to) {
    switch (type.getSort()) {
      case Type.OBJECT, Type.ARRAY -> {
        return "Ljava/lang/Object;";
      }
      case Type.FLOAT, Type.DOUBLE ->
          to.visitMethodInsn(
              Opcodes.INVOKESTATIC, Names.VALUES, "of", "(" + type.getDescriptor() + ")J", false);
      case Type.LONG -> {}
      default -> to.visitInsn(Opcodes.I2L);
    }
    return "J";
  }
}
