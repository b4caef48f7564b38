package dev.photofinish.ir.build;

import java.util.Arrays;

/**
 * Which values each instruction uses and defines, as numbers. The operands of all instructions lie
 * one behind the other in one array. Reused from method to method.
 */
final class Operands {

  private static final int INITIAL_SIZE = 256;
  private static final int NONE = -1;

  /** Where each instruction's operands begin; -1 if it was not run, or only moves values. */
  private int[] starts = new int[INITIAL_SIZE];

  private int[] counts = new int[INITIAL_SIZE];
  private int[] results = new int[INITIAL_SIZE];
  private int[] values = new int[INITIAL_SIZE];
  private int used;

  /** Instructions that load an element of an array whose type was not known when they were run. */
  private int[] openLoads = new int[16];

  private int openLoadCount;

  void clear(int instructions) {
    if (instructions > starts.length) {
      starts = new int[instructions];
      counts = new int[instructions];
      results = new int[instructions];
    }
    Arrays.fill(starts, 0, instructions, NONE);
    Arrays.fill(results, 0, instructions, NONE);
    used = 0;
    openLoadCount = 0;
  }

  void addOpenLoad(int instruction) {
    if (openLoadCount == openLoads.length) {
      openLoads = Arrays.copyOf(openLoads, 2 * openLoadCount);
    }
    openLoads[openLoadCount++] = instruction;
  }

  int openLoadCount() {
    return openLoadCount;
  }

  int openLoad(int position) {
    return openLoads[position];
  }

  /** Takes operands from an array. */
  void set(int instruction, int[] source, int from, int count) {
    if (used + count > values.length) {
      values = Arrays.copyOf(values, 2 * (used + count));
    }
    starts[instruction] = used;
    counts[instruction] = count;
    // A loop, as nearly all instructions have one to three operands.
    for (int i = 0; i < count; i++) {
      values[used++] = source[from + i];
    }
  }

  void setResult(int instruction, int value) {
    results[instruction] = value;
  }

  boolean has(int instruction) {
    return starts[instruction] != NONE;
  }

  int count(int instruction) {
    return counts[instruction];
  }

  int get(int instruction, int position) {
    return values[starts[instruction] + position];
  }

  /** The number of the value that an instruction defines; -1 if none. */
  int result(int instruction) {
    return results[instruction];
  }
}
