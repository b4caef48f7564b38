package dev.photofinish.ir.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One method's bytecode, as flat arrays indexed by the number of the instruction; all positions are
 * such numbers, not offsets into the class file. The short and wide forms of instructions are
 * replaced by their plain ones ({@code iload_1}, {@code wide iload 1} by {@code iload 1}; {@code
 * ldc_w}, {@code goto_w} likewise). Reused from method to method: confined to the thread that reads
 * the class.
 */
final class Code {

  /** An entry of the exception table; {@code type} is null if it catches everything. */
  record TryCatch(int start, int end, int handler, @Nullable String type) {}

  /** A variable of the source that lives in a slot over a range of instructions. */
  record LocalVariable(String name, int start, int end, int slot) {}

  /** The targets of a switch. */
  record SwitchTargets(int[] keys, int[] targets, int defaultTarget) {}

  private static final int INITIAL_SIZE = 256;

  /** Marks instructions that no line of the source begins with, while code is read. */
  static final int NO_LINE = -1;

  int size;
  int maxLocals;
  int[] opcodes = new int[INITIAL_SIZE];

  /** A local variable's slot, an immediate operand, the number of dimensions, a jump's target. */
  int[] operands = new int[INITIAL_SIZE];

  int[] lines = new int[INITIAL_SIZE];

  /** What the instruction names: a reference, a constant, a switch's targets; null if nothing. */
  @Nullable Object[] payloads = new Object[INITIAL_SIZE];

  /** The number of the instruction at each offset of the class file's code. */
  private int[] indexAt = new int[2 * INITIAL_SIZE];

  /** The instructions that end a block: jumps, switches, returns and throws, in their order. */
  int[] blockEnds = new int[INITIAL_SIZE];

  int blockEndCount;

  boolean hasSubroutines;

  /** Whether control can go anywhere but from one instruction to the next. */
  boolean hasBranches;

  final List<TryCatch> tryCatches = new ArrayList<>();
  final List<LocalVariable> variables = new ArrayList<>();

  /** The stack map frames, read when one is first asked for. */
  StackMaps stackMaps = StackMaps.NONE;

  void clear() {
    Arrays.fill(payloads, 0, size, null);
    size = 0;
    blockEndCount = 0;
    hasSubroutines = false;
    hasBranches = false;
    tryCatches.clear();
    variables.clear();
    stackMaps = StackMaps.NONE;
  }

  void add(int opcode, int operand, @Nullable Object payload) {
    if (size == opcodes.length) {
      grow();
    }
    opcodes[size] = opcode;
    operands[size] = operand;
    if (payload != null) {
      payloads[size] = payload;
    }
    lines[size] = NO_LINE;
    size++;
  }

  /** Adds an instruction that control does not simply pass through. */
  void addBlockEnd(int opcode, int operand, @Nullable Object payload) {
    if (blockEndCount == blockEnds.length) {
      blockEnds = Arrays.copyOf(blockEnds, 2 * blockEndCount);
    }
    blockEnds[blockEndCount++] = size;
    add(opcode, operand, payload);
  }

  /** The array for the numbers of the instructions at this many offsets. */
  int[] indexAt(int offsets) {
    if (offsets > indexAt.length) {
      indexAt = new int[2 * offsets];
    }
    return indexAt;
  }

  /** The offset of the instruction with a number, in the code that was read last. */
  OptionalInt offsetOf(int index) {
    if (index >= 0 && index < size) {
      for (int at = 0; at < indexAt.length; at++) {
        if (indexAt[at] == index) {
          return OptionalInt.of(at);
        }
      }
    }
    return OptionalInt.empty();
  }

  private void grow() {
    int capacity = 2 * size;
    opcodes = Arrays.copyOf(opcodes, capacity);
    operands = Arrays.copyOf(operands, capacity);
    payloads = Arrays.copyOf(payloads, capacity);
    lines = Arrays.copyOf(lines, capacity);
  }

  Object payload(int index) {
    Object payload = payloads[index];
    if (payload == null) {
      throw new MalformedCodeException("instruction " + index + " names nothing");
    }
    return payload;
  }
}
