package dev.photofinish.ir.build;

import static org.objectweb.asm.Opcodes.*;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;

/** The types of what instructions compute. Calls are not among them. */
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

  private final TypePool pool;

  ResultTypes(TypePool pool) {
    this.pool = pool;
  }

  JavaType ofReceiver(MethodModel method) {
    return JavaType.ofConstant(method.owner().name());
  }

  /** Void if nothing is computed. */
  JavaType of(Code code, int index) {
    int opcode = code.opcodes[index];
    return switch (opcode) {
      case GETFIELD, GETSTATIC -> ((FieldRef) code.payload(index)).type();
      case NEW, CHECKCAST, MULTIANEWARRAY -> (JavaType) code.payload(index);
      case ANEWARRAY -> pool.ofDescriptor("[" + ((JavaType) code.payload(index)).descriptor());
      case NEWARRAY -> primitiveArray(code.operands[index]);
      case INSTANCEOF -> JavaType.BOOLEAN;
      case IALOAD, ARRAYLENGTH -> JavaType.INT;
      case LALOAD -> JavaType.LONG;
      case FALOAD -> JavaType.FLOAT;
      case DALOAD -> JavaType.DOUBLE;
      case CALOAD -> JavaType.CHAR;
      case SALOAD -> JavaType.SHORT;
      default -> ofArithmetic(opcode);
    };
  }

  private static JavaType ofArithmetic(int opcode) {
    if (opcode >= IADD && opcode <= DNEG) {
      return NUMBERS[(opcode - IADD) % 4];
    } else if (opcode >= ISHL && opcode <= LXOR) {
      return NUMBERS[(opcode - ISHL) % 2];
    } else if (opcode >= I2L && opcode <= I2S) {
      return CONVERSIONS[opcode - I2L];
    }
    return opcode >= LCMP && opcode <= DCMPG ? JavaType.INT : JavaType.VOID;
  }

  /** What aaload or baload, which is for bytes and booleans, takes out of an array. */
  JavaType ofElement(JavaType array, int opcode) {
    if (array.isArray()) {
      return pool.ofDescriptor(array.descriptor().substring(1));
    } else if (opcode == BALOAD) {
      return JavaType.BYTE;
    }
    return array.kind() == JavaType.Kind.NULL ? JavaType.NULL : JavaType.OBJECT;
  }

  /** The type that a newarray instruction's operand names (JVMS table 6.5.newarray-A). */
  private static JavaType primitiveArray(int operand) {
    return switch (operand) {
      case T_BOOLEAN -> JavaType.of("[Z");
      case T_CHAR -> JavaType.of("[C");
      case T_FLOAT -> JavaType.of("[F");
      case T_DOUBLE -> JavaType.of("[D");
      case T_BYTE -> JavaType.of("[B");
      case T_SHORT -> JavaType.of("[S");
      case T_INT -> JavaType.of("[I");
      case T_LONG -> JavaType.of("[J");
      default -> throw new MalformedCodeException("newarray of unknown type " + operand);
    };
  }
}
