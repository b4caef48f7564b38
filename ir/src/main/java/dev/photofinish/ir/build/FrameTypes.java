package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Reads types in the forms that class files and ASM have. */
final class FrameTypes {

  private FrameTypes() {}

  /** The type of a local variable in a frame, where a long or double counts once; null if none. */
  static @Nullable Object local(Code.Frame frame, int slot) {
    int at = 0;
    for (Object type : frame.locals()) {
      if (at == slot) {
        return type;
      }
      at += type.equals(Opcodes.LONG) || type.equals(Opcodes.DOUBLE) ? 2 : 1;
    }
    return null;
  }

  static @Nullable Object stack(Code.Frame frame, int position) {
    return position < frame.stack().length ? frame.stack()[position] : null;
  }

  /** The type that a newarray instruction's operand names (JVMS table 6.5.newarray-A). */
  static JavaType primitiveArray(int operand) {
    return switch (operand) {
      case Opcodes.T_BOOLEAN -> JavaType.of("[Z");
      case Opcodes.T_CHAR -> JavaType.of("[C");
      case Opcodes.T_FLOAT -> JavaType.of("[F");
      case Opcodes.T_DOUBLE -> JavaType.of("[D");
      case Opcodes.T_BYTE -> JavaType.of("[B");
      case Opcodes.T_SHORT -> JavaType.of("[S");
      case Opcodes.T_INT -> JavaType.of("[I");
      case Opcodes.T_LONG -> JavaType.of("[J");
      default -> throw new MalformedCodeException("newarray of unknown type " + operand);
    };
  }
}
