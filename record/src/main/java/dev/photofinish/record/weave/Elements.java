package dev.photofinish.record.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The types that the instructions for elements of arrays have on the stack. */
final class Elements {

  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  /** In the order of the instructions, from ints to shorts. */
  private static final Type[] TYPES = {
    Type.INT_TYPE,
    Type.LONG_TYPE,
    Type.FLOAT_TYPE,
    Type.DOUBLE_TYPE,
    OBJECT,
    Type.INT_TYPE,
    Type.INT_TYPE,
    Type.INT_TYPE
  };

  /** Bytes and booleans have the same instructions. */
  private static final String[] ARRAYS = {
    "[I", "[J", "[F", "[D", "[Ljava/lang/Object;", "Ljava/lang/Object;", "[C", "[S"
  };

  private Elements() {}

  /** What is known of the array that an instruction accesses. */
  static String array(int opcode) {
    return ARRAYS[opcode - (opcode < Opcodes.IASTORE ? Opcodes.IALOAD : Opcodes.IASTORE)];
  }

  static Type loaded(int opcode) {
    return TYPES[opcode - Opcodes.IALOAD];
  }

  static Type stored(int opcode) {
    return TYPES[opcode - Opcodes.IASTORE];
  }
}
