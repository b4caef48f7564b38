package dev.photofinish.ir.build;

import static org.objectweb.asm.Opcodes.*;

import dev.photofinish.ir.JavaType;

/** The types of what instructions compute, where the opcode alone says it. */
final class ResultTypes {

  private static final JavaType[] NUMBERS = {
    JavaType.INT, JavaType.LONG, JavaType.FLOAT, JavaType.DOUBLE
  };

  private static final JavaType[] CONVERSIONS = {
    JavaType.LONG, JavaType.FLOAT, JavaType.DOUBLE, // from int
    JavaType.INT, JavaType.FLOAT, JavaType.DOUBLE, // from long
    JavaType.INT, JavaType.LONG, JavaType.DOUBLE, // from float
    JavaType.INT, JavaType.LONG, JavaType.FLOAT, // from double
    JavaType.BYTE, JavaType.CHAR, JavaType.SHORT
  };

  private ResultTypes() {}

  /** Void if nothing is computed; Object where the instruction's operands say more. */
  static JavaType of(int opcode) {
    if (opcode >= IADD && opcode <= DNEG) {
      return NUMBERS[(opcode - IADD) % 4];
    } else if (opcode >= ISHL && opcode <= LXOR) {
      return NUMBERS[(opcode - ISHL) % 2];
    } else if (opcode >= I2L && opcode <= I2S) {
      return CONVERSIONS[opcode - I2L];
    } else if (opcode >= LCMP && opcode <= DCMPG) {
      return JavaType.INT;
    }
    return switch (opcode) {
      case IALOAD, IINC, ARRAYLENGTH -> JavaType.INT;
      case LALOAD -> JavaType.LONG;
      case FALOAD -> JavaType.FLOAT;
      case DALOAD -> JavaType.DOUBLE;
      case BALOAD -> JavaType.BYTE;
      case CALOAD -> JavaType.CHAR;
      case SALOAD -> JavaType.SHORT;
      case INSTANCEOF -> JavaType.BOOLEAN;
      case AALOAD, NEW, NEWARRAY, ANEWARRAY, MULTIANEWARRAY, CHECKCAST -> JavaType.OBJECT;
      default -> JavaType.VOID;
    };
  }
}
