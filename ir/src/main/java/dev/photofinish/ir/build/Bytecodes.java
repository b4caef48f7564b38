package dev.photofinish.ir.build;

import static org.objectweb.asm.Opcodes.*;

/** What the builder needs to know of each opcode (JVMS 6.5) apart from what it computes. */
final class Bytecodes {

  private static final int UNEXPECTED = -1;
  private static final byte[] POPS = popsByOpcode();
  private static final Effect[] EFFECTS = effectsByOpcode();

  private Bytecodes() {}

  /** What an instruction does to the stack and the local variables. */
  enum Effect {
    PUSH_CONSTANT,
    LOAD,
    STORE,
    INCREMENT,
    SHUFFLE,
    CALL,
    COMPUTE
  }

  static Effect effect(int opcode) {
    return EFFECTS[opcode];
  }

  private static Effect[] effectsByOpcode() {
    Effect[] effects = new Effect[256];
    for (int opcode = 0; opcode < effects.length; opcode++) {
      effects[opcode] = computeEffect(opcode);
    }
    return effects;
  }

  private static Effect computeEffect(int opcode) {
    if (isConstant(opcode)) {
      return Effect.PUSH_CONSTANT;
    } else if (isLoad(opcode)) {
      return Effect.LOAD;
    } else if (isStore(opcode)) {
      return Effect.STORE;
    } else if (opcode == IINC) {
      return Effect.INCREMENT;
    } else if (opcode >= POP && opcode <= SWAP) {
      return Effect.SHUFFLE;
    }
    return opcode >= INVOKEVIRTUAL && opcode <= INVOKEDYNAMIC ? Effect.CALL : Effect.COMPUTE;
  }

  static boolean isLoad(int opcode) {
    return opcode >= ILOAD && opcode <= ALOAD;
  }

  static boolean isStore(int opcode) {
    return opcode >= ISTORE && opcode <= ASTORE;
  }

  /** Whether it changes a local variable. */
  static boolean writesLocal(int opcode) {
    return isStore(opcode) || opcode == IINC;
  }

  /** Whether it takes two slots: longs and doubles. */
  static boolean isWideAccess(int opcode) {
    return opcode == LLOAD || opcode == DLOAD || opcode == LSTORE || opcode == DSTORE;
  }

  static boolean isConditionalJump(int opcode) {
    return (opcode >= IFEQ && opcode <= IF_ACMPNE) || opcode == IFNULL || opcode == IFNONNULL;
  }

  /** Whether it leaves the method. */
  static boolean isExit(int opcode) {
    return (opcode >= IRETURN && opcode <= RETURN) || opcode == ATHROW;
  }

  /** Whether nothing but the order of blocks is left of it. */
  static boolean onlyMovesControl(int opcode) {
    return opcode == GOTO || opcode == NOP;
  }

  static boolean isConstant(int opcode) {
    return opcode >= ACONST_NULL && opcode <= LDC;
  }

  /**
   * Whether an instruction can throw a synchronous exception. A constant that has to be linked can;
   * monitorexit cannot: see {@link dev.photofinish.ir.HeldLocks}.
   */
  static boolean canThrow(Code code, int index) {
    return switch (code.opcodes[index]) {
      case IALOAD, LALOAD, FALOAD, DALOAD, AALOAD, BALOAD, CALOAD, SALOAD -> true;
      case IASTORE, LASTORE, FASTORE, DASTORE, AASTORE, BASTORE, CASTORE, SASTORE -> true;
      case IDIV, LDIV, IREM, LREM -> true;
      case GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD -> true;
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE, INVOKEDYNAMIC -> true;
      case NEW, NEWARRAY, ANEWARRAY, MULTIANEWARRAY, ARRAYLENGTH -> true;
      case ATHROW, CHECKCAST, INSTANCEOF, MONITORENTER -> true;
      case LDC -> !(code.payload(index) instanceof Number || code.payload(index) instanceof String);
      default -> false;
    };
  }

  /** How many values a plain instruction takes from the stack, whatever their sizes. */
  static int pops(int opcode) {
    int count = opcode <= IFNONNULL ? POPS[opcode] : UNEXPECTED;
    if (count == UNEXPECTED) {
      throw new MalformedCodeException("unexpected opcode " + opcode);
    }
    return count;
  }

  private static byte[] popsByOpcode() {
    byte[] counts = new byte[IFNONNULL + 1];
    for (int opcode = 0; opcode < counts.length; opcode++) {
      counts[opcode] = (byte) computePops(opcode);
    }
    return counts;
  }

  private static int computePops(int opcode) {
    if (opcode >= IALOAD && opcode <= SALOAD) {
      return 2;
    } else if (opcode >= IASTORE && opcode <= SASTORE) {
      return 3;
    } else if (opcode >= IADD && opcode <= DREM) {
      return 2;
    } else if (opcode >= INEG && opcode <= DNEG) {
      return 1;
    } else if (opcode >= ISHL && opcode <= LXOR) {
      return 2;
    } else if (opcode >= I2L && opcode <= I2S) {
      return 1;
    } else if (opcode >= LCMP && opcode <= DCMPG) {
      return 2;
    } else if (opcode >= IFEQ && opcode <= IFLE) {
      return 1;
    } else if (opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE) {
      return 2;
    }
    return switch (opcode) {
      case NOP, GOTO, RETURN, GETSTATIC, NEW -> 0;
      case TABLESWITCH, LOOKUPSWITCH -> 1;
      case IRETURN, LRETURN, FRETURN, DRETURN, ARETURN, ATHROW -> 1;
      case PUTSTATIC, GETFIELD, NEWARRAY, ANEWARRAY, ARRAYLENGTH -> 1;
      case CHECKCAST, INSTANCEOF, MONITORENTER, MONITOREXIT, IFNULL, IFNONNULL -> 1;
      case PUTFIELD -> 2;
      default -> UNEXPECTED;
    };
  }
}
