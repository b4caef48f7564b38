package dev.photofinish.ir.build;

import dev.photofinish.ir.DynamicConstant;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodHandleRef;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** The constants that instructions push. */
final class ConstantValues {

  private static final JavaType METHOD_TYPE = JavaType.ofClass("java/lang/invoke/MethodType");
  private static final JavaType METHOD_HANDLE = JavaType.ofClass("java/lang/invoke/MethodHandle");

  /** What the opcodes push that have no operand, from nop, which pushes nothing, to dconst_1. */
  private static final @Nullable Object[] SHORT_FORMS = {
    null, null, -1, 0, 1, 2, 3, 4, 5, 0L, 1L, 0f, 1f, 2f, 0d, 1d
  };

  private static final Integer[] INDEXES = indexes();

  private ConstantValues() {}

  /** The constant that an instruction pushes or compares with, or null for null itself. */
  static @Nullable Object of(Code code, int index) {
    int opcode = code.opcodes[index];
    if (opcode <= Opcodes.DCONST_1) {
      return SHORT_FORMS[opcode];
    }
    return switch (opcode) {
      case Opcodes.LDC, Opcodes.IINC -> code.payload(index);
      case Opcodes.BIPUSH, Opcodes.SIPUSH -> boxed(code.operands[index]);
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> null;
      default -> 0;
    };
  }

  /** Initialisers of large arrays push thousands of indexes. */
  private static Integer boxed(int value) {
    return value >= 0 && value < INDEXES.length ? INDEXES[value] : Integer.valueOf(value);
  }

  private static Integer[] indexes() {
    Integer[] boxed = new Integer[4096];
    Arrays.setAll(boxed, i -> i);
    return boxed;
  }

  /** The type of the constant that an instruction pushes or compares with. */
  static JavaType typeOf(Code code, int index) {
    return switch (code.opcodes[index]) {
      case Opcodes.ACONST_NULL, Opcodes.IFNULL, Opcodes.IFNONNULL -> JavaType.NULL;
      case Opcodes.LDC -> typeOf(code.payload(index));
      case Opcodes.LCONST_0, Opcodes.LCONST_1 -> JavaType.LONG;
      case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 -> JavaType.FLOAT;
      case Opcodes.DCONST_0, Opcodes.DCONST_1 -> JavaType.DOUBLE;
      default -> JavaType.INT;
    };
  }

  private static JavaType typeOf(Object constant) {
    if (constant instanceof Integer) {
      return JavaType.INT;
    } else if (constant instanceof String) {
      return JavaType.STRING;
    } else if (constant instanceof Long) {
      return JavaType.LONG;
    } else if (constant instanceof Double) {
      return JavaType.DOUBLE;
    } else if (constant instanceof Float) {
      return JavaType.FLOAT;
    } else if (constant instanceof JavaType) {
      return JavaType.CLASS;
    } else if (constant instanceof MethodDescriptor) {
      return METHOD_TYPE;
    } else if (constant instanceof MethodHandleRef) {
      return METHOD_HANDLE;
    } else if (constant instanceof DynamicConstant dynamic) {
      return dynamic.type();
    }
    throw new MalformedCodeException("a constant of an unknown kind: " + constant);
  }
}
