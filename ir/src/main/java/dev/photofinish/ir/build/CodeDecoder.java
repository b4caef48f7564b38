package dev.photofinish.ir.build;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads a Code attribute (JVMS 4.7.3) into a {@link Code}: the instructions first, with jumps as
 * offsets, then everything that refers to offsets is turned to numbers of instructions.
 */
final class CodeDecoder {

  // Forms that ASM's visitors never show, and so has no public names for (JVMS 6.5).
  private static final int LDC_W = 19;
  private static final int LDC2_W = 20;
  private static final int ILOAD_0 = 26;
  private static final int ALOAD_3 = 45;
  private static final int ISTORE_0 = 59;
  private static final int ASTORE_3 = 78;
  private static final int WIDE = 196;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;

  private static final int NOT_AN_INSTRUCTION = -1;

  /** Code is shorter than 65,536 bytes (JVMS 4.7.3). */
  private static final int MAX_LENGTH = 0xffff;

  private final Code code;
  private final ClassCode source;
  private final ClassFile file;
  private int base;
  private int length;

  /** The number of the instruction at each offset, and one more for the end. */
  private int[] indexAt = {};

  CodeDecoder(Code code, ClassCode source) {
    this.code = code;
    this.source = source;
    this.file = source.file();
  }

  void decode(int offset) {
    decodeInstructions(offset);
    turnJumps();
    int attributes = readExceptionTable(base + length);
    readAttributes(attributes);
  }

  /** Only the instructions; where they jump to are offsets still. */
  void decodeInstructions(int offset) {
    code.clear();
    code.maxLocals = file.u2(offset + 2);
    length = file.s4(offset + 4);
    base = offset + 8;
    if (length < 1 || length > MAX_LENGTH) {
      throw new MalformedCodeException("code of " + length + " bytes");
    }
    readInstructions();
  }

  private void readInstructions() {
    indexAt = code.indexAt(length + 1);
    Arrays.fill(indexAt, 0, length + 1, NOT_AN_INSTRUCTION);
    int offset = 0;
    while (offset < length) {
      indexAt[offset] = code.size;
      offset = readInstruction(offset);
    }
    if (offset != length) {
      throw new MalformedCodeException("the last instruction is cut off");
    }
    indexAt[length] = code.size;
  }

  /** Reads one instruction and returns the offset of the next. */
  private int readInstruction(int offset) {
    int at = base + offset;
    int opcode = file.u1(at);
    return switch (opcode) {
      case BIPUSH -> plain(opcode, (byte) file.u1(at + 1), null, offset + 2);
      case SIPUSH -> plain(opcode, file.s2(at + 1), null, offset + 3);
      case LDC -> plain(opcode, 0, source.loadable(file.u1(at + 1)), offset + 2);
      case LDC_W, LDC2_W -> plain(LDC, 0, source.loadable(file.u2(at + 1)), offset + 3);
      case ILOAD, LLOAD, FLOAD, DLOAD, ALOAD, ISTORE, LSTORE, FSTORE, DSTORE, ASTORE ->
          plain(opcode, file.u1(at + 1), null, offset + 2);
      case IINC -> plain(opcode, file.u1(at + 1), file.u1(at + 2) << 24 >> 24, offset + 3);
      case RET -> subroutine(offset + 2);
      case GOTO_W -> jump(GOTO, offset, file.s4(at + 1), 5);
      case JSR_W -> jump(JSR, offset, file.s4(at + 1), 5);
      case TABLESWITCH -> tableSwitch(offset);
      case LOOKUPSWITCH -> lookupSwitch(offset);
      case GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD ->
          plain(opcode, 0, source.field(file.u2(at + 1)), offset + 3);
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC ->
          plain(opcode, 0, source.method(file.u2(at + 1)), offset + 3);
      case INVOKEINTERFACE -> plain(opcode, 0, source.method(file.u2(at + 1)), offset + 5);
      case INVOKEDYNAMIC -> plain(opcode, 0, source.dynamicCall(file.u2(at + 1)), offset + 5);
      case NEW, ANEWARRAY, CHECKCAST, INSTANCEOF ->
          plain(opcode, 0, source.type(file.u2(at + 1)), offset + 3);
      case NEWARRAY -> plain(opcode, file.u1(at + 1), null, offset + 2);
      case MULTIANEWARRAY ->
          plain(opcode, file.u1(at + 3), source.type(file.u2(at + 1)), offset + 4);
      case WIDE -> wide(offset);
      default -> shortForm(opcode, offset);
    };
  }

  /** What is left: one byte, with the local variable's slot in it, or a jump. */
  private int shortForm(int opcode, int offset) {
    if (opcode >= ILOAD_0 && opcode <= ALOAD_3) {
      return plain(ILOAD + (opcode - ILOAD_0) / 4, (opcode - ILOAD_0) % 4, null, offset + 1);
    } else if (opcode >= ISTORE_0 && opcode <= ASTORE_3) {
      return plain(ISTORE + (opcode - ISTORE_0) / 4, (opcode - ISTORE_0) % 4, null, offset + 1);
    } else if (Bytecodes.isConditionalJump(opcode) || opcode == GOTO || opcode == JSR) {
      return jump(opcode, offset, file.s2(base + offset + 1), 3);
    } else if (Bytecodes.isExit(opcode)) {
      code.addBlockEnd(opcode, 0, null);
      return offset + 1;
    }
    return plain(opcode, 0, null, offset + 1);
  }

  private int plain(int opcode, int operand, @Nullable Object payload, int next) {
    code.add(opcode, operand, payload);
    return next;
  }

  private int jump(int opcode, int offset, int distance, int size) {
    code.hasBranches = true;
    code.hasSubroutines |= opcode == JSR;
    code.addBlockEnd(opcode, offset + distance, null);
    return offset + size;
  }

  private int subroutine(int next) {
    code.hasSubroutines = true;
    return plain(RET, 0, null, next);
  }

  private int wide(int offset) {
    int opcode = file.u1(base + offset + 1);
    int slot = file.u2(base + offset + 2);
    if (opcode == RET) {
      return subroutine(offset + 4);
    }
    return opcode == IINC
        ? plain(opcode, slot, file.s2(base + offset + 4), offset + 6)
        : plain(opcode, slot, null, offset + 4);
  }

  private int tableSwitch(int offset) {
    int at = base + padded(offset);
    int low = file.s4(at + 4);
    int[] keys = new int[caseCount((long) file.s4(at + 8) - low + 1)];
    int[] targets = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = low + i;
      targets[i] = offset + file.s4(at + 12 + 4 * i);
    }
    addSwitch(TABLESWITCH, keys, targets, offset + file.s4(at));
    return padded(offset) + 12 + 4 * keys.length;
  }

  private int lookupSwitch(int offset) {
    int at = base + padded(offset);
    int[] keys = new int[caseCount(file.s4(at + 4))];
    int[] targets = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = file.s4(at + 8 + 8 * i);
      targets[i] = offset + file.s4(at + 12 + 8 * i);
    }
    addSwitch(LOOKUPSWITCH, keys, targets, offset + file.s4(at));
    return padded(offset) + 8 + 8 * keys.length;
  }

  /** A switch's operands begin at a multiple of four. */
  private static int padded(int offset) {
    return offset + 4 - offset % 4;
  }

  private int caseCount(long count) {
    if (count < 0 || count > length) {
      throw new MalformedCodeException("a switch with " + count + " cases");
    }
    return (int) count;
  }

  private void addSwitch(int opcode, int[] keys, int[] targets, int defaultTarget) {
    code.hasBranches = true;
    code.addBlockEnd(opcode, 0, new Code.SwitchTargets(keys, targets, defaultTarget));
  }

  private void turnJumps() {
    if (!code.hasBranches) {
      return;
    }
    for (int end = 0; end < code.blockEndCount; end++) {
      int i = code.blockEnds[end];
      if (code.payloads[i] instanceof Code.SwitchTargets offsets) {
        code.payloads[i] = turned(offsets);
      } else if (!Bytecodes.isExit(code.opcodes[i])) {
        code.operands[i] = target(code.operands[i]);
      }
    }
  }

  private Code.SwitchTargets turned(Code.SwitchTargets offsets) {
    int[] targets = offsets.targets();
    for (int i = 0; i < targets.length; i++) {
      targets[i] = target(targets[i]);
    }
    return new Code.SwitchTargets(offsets.keys(), targets, target(offsets.defaultTarget()));
  }

  private int target(int offset) {
    int index = position(offset);
    if (index == code.size) {
      throw new MalformedCodeException("a jump behind the end of the code");
    }
    return index;
  }

  /** The number of the instruction at an offset; the number of all instructions for the end. */
  int position(int offset) {
    int index = find(offset);
    if (index < 0) {
      throw new MalformedCodeException("no instruction begins at offset " + offset);
    }
    return index;
  }

  /** The same, but -1 if there is none: tables for debuggers may be wrong and do no harm. */
  private int find(int offset) {
    return offset < 0 || offset > length ? NOT_AN_INSTRUCTION : indexAt[offset];
  }

  private int readExceptionTable(int start) {
    int at = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      code.hasBranches = true;
      code.tryCatches.add(
          new Code.TryCatch(
              position(file.u2(at)),
              position(file.u2(at + 2)),
              target(file.u2(at + 4)),
              file.optionalClassName(at + 6)));
      at += 8;
    }
    return at;
  }

  private void readAttributes(int start) {
    int at = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      switch (file.attribute(at)) {
        case LINES -> readLines(at + 6);
        case VARIABLES -> readVariables(at + 6);
        case STACK_MAPS -> code.stackMaps = new StackMaps(file, at + 6, indexAt);
        default -> {
          // Nothing that a body needs.
        }
      }
      at += 6 + file.s4(at + 2);
    }
    spreadLines();
  }

  private void readLines(int start) {
    for (int i = 0; i < file.u2(start); i++) {
      int index = find(file.u2(start + 2 + 4 * i));
      if (index >= 0 && index < code.size) {
        code.lines[index] = file.u2(start + 4 + 4 * i);
      }
    }
  }

  /** A line holds until the next one begins. */
  private void spreadLines() {
    int line = 0;
    for (int i = 0; i < code.size; i++) {
      line = code.lines[i] == Code.NO_LINE ? line : code.lines[i];
      code.lines[i] = line;
    }
  }

  private void readVariables(int start) {
    for (int i = 0; i < file.u2(start); i++) {
      int at = start + 2 + 10 * i;
      int first = find(file.u2(at));
      int end = find(file.u2(at) + file.u2(at + 2));
      if (first >= 0 && end >= 0) {
        code.variables.add(new Code.LocalVariable(file.utf8(at + 4), first, end, file.u2(at + 8)));
      }
    }
  }
}
