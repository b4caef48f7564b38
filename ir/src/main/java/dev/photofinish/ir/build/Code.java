package dev.photofinish.ir.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;

/**
 * One method's bytecode, as flat arrays indexed by the number of the instruction. Reused from
 * method to method: confined to the thread that reads the class.
 */
final class Code {

  /** A stack map frame, with ASM's types, before the instruction with this number. */
  record Frame(int index, Object[] locals, Object[] stack) {}

  /** An entry of the exception table; {@code type} is null if it catches everything. */
  record TryCatch(Label start, Label end, Label handler, @Nullable String type) {}

  /** A variable of the source that lives in a slot over a range of instructions. */
  record LocalVariable(String name, Label start, Label end, int slot) {}

  /** The targets of a switch. */
  record SwitchTargets(int[] keys, Label[] labels, Label defaultLabel) {}

  private static final int INITIAL_SIZE = 256;

  int size;
  int maxLocals;
  int[] opcodes = new int[INITIAL_SIZE];

  /** A local variable's slot, an immediate operand, or the number of dimensions. */
  int[] operands = new int[INITIAL_SIZE];

  int[] lines = new int[INITIAL_SIZE];

  /** What the instruction names: a label, a reference, a constant; null if nothing. */
  @Nullable Object[] payloads = new Object[INITIAL_SIZE];

  boolean hasSubroutines;
  final List<Frame> frames = new ArrayList<>();
  final List<TryCatch> tryCatches = new ArrayList<>();
  final List<LocalVariable> variables = new ArrayList<>();

  void clear() {
    Arrays.fill(payloads, 0, size, null);
    size = 0;
    maxLocals = 0;
    hasSubroutines = false;
    frames.clear();
    tryCatches.clear();
    variables.clear();
  }

  void add(int opcode, int operand, @Nullable Object payload, int line) {
    if (size == opcodes.length) {
      grow();
    }
    opcodes[size] = opcode;
    operands[size] = operand;
    payloads[size] = payload;
    lines[size] = line;
    size++;
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

  /** The number of the instruction that a label stands before. */
  static int indexOf(Label label) {
    if (label.info instanceof Integer index) {
      return index;
    }
    throw new MalformedCodeException("a jump to a label that is not in the code");
  }

  /** The frame that the class file gives for an instruction, if there is one. */
  @Nullable Frame frameAt(int index) {
    int low = 0;
    int high = frames.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Frame frame = frames.get(middle);
      if (frame.index == index) {
        return frame;
      } else if (frame.index < index) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return null;
  }
}
