package dev.photofinish.ir.build;

import java.util.Arrays;

/**
 * The instructions that are left in SSA form, in the order in which they were run, with the values
 * that each uses and defines, as numbers. The operands of all lie one behind the other in one
 * array. Reused from method to method.
 */
final class Operands {

  private static final int INITIAL_SIZE = 256;
  private static final int NONE = -1;

  private int size;

  /** The number of the bytecode instruction. */
  private int[] indexes = new int[INITIAL_SIZE];

  /** Where each instruction's operands begin, and one more for the end. */
  private int[] starts = new int[INITIAL_SIZE + 1];

  private int[] results = new int[INITIAL_SIZE];
  private int[] values = new int[INITIAL_SIZE];

  /** Instructions that load an element of an array whose type was not known when they were run. */
  private int[] openLoads = new int[16];

  private int openLoadCount;

  void clear() {
    size = 0;
    openLoadCount = 0;
  }

  int size() {
    return size;
  }

  /** Adds an instruction that takes operands from an array. */
  void add(int index, int[] source, int from, int count) {
    int used = starts[size];
    if (size == indexes.length || used + count > values.length) {
      grow(used + count);
    }
    // A loop, as nearly all instructions have one to three operands.
    for (int i = 0; i < count; i++) {
      values[used + i] = source[from + i];
    }
    indexes[size] = index;
    results[size] = NONE;
    starts[++size] = used + count;
  }

  private void grow(int used) {
    indexes = Arrays.copyOf(indexes, 2 * size);
    results = Arrays.copyOf(results, 2 * size);
    starts = Arrays.copyOf(starts, 2 * size + 1);
    values = Arrays.copyOf(values, 2 * used);
  }

  /** Says which value the instruction that was added last defines. */
  void setLastResult(int value) {
    results[size - 1] = value;
  }

  /** Says that the instruction that was added last loads an element of an unknown type. */
  void markOpenLoad() {
    if (openLoadCount == openLoads.length) {
      openLoads = Arrays.copyOf(openLoads, 2 * openLoadCount);
    }
    openLoads[openLoadCount++] = size - 1;
  }

  int openLoadCount() {
    return openLoadCount;
  }

  int openLoad(int position) {
    return openLoads[position];
  }

  /** The number of the bytecode instruction that an instruction comes from. */
  int index(int instruction) {
    return indexes[instruction];
  }

  int count(int instruction) {
    return starts[instruction + 1] - starts[instruction];
  }

  int get(int instruction, int position) {
    return values[starts[instruction] + position];
  }

  /** The number of the value that an instruction defines; -1 if none. */
  int result(int instruction) {
    return results[instruction];
  }
}
