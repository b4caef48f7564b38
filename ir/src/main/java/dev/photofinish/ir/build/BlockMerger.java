package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.Arrays;

/**
 * Joins blocks that only the borders of try ranges keep apart: each with the next one in the code,
 * if control can come from nowhere else and an exception would be handled alike.
 */
final class BlockMerger {

  private final Code code;
  private final Blocks blocks;
  private final boolean[] throwing;
  private final int[] entries;

  BlockMerger(Code code, Blocks blocks, boolean[] throwing) {
    this.code = code;
    this.blocks = blocks;
    this.throwing = throwing;
    this.entries = countEntries();
  }

  /** How many edges lead to each block; one more for the method's entry. */
  private int[] countEntries() {
    int[] counts = new int[blocks.count()];
    counts[0]++;
    for (int block = 0; block < blocks.count(); block++) {
      for (int target : blocks.successors[block]) {
        if (target >= 0) {
          counts[target]++;
        }
      }
      for (ExceptionEdge edge : blocks.handlers[block]) {
        counts[edge.handler()]++;
      }
    }
    return counts;
  }

  void merge() {
    int block = 0;
    while (block < throwing.length) {
      int next = block + 1;
      while (next < throwing.length && canAbsorb(block, next)) {
        absorb(block, next++);
      }
      block = next;
    }
  }

  private boolean canAbsorb(int block, int next) {
    int[] successors = blocks.successors[block];
    if (successors.length != 1 || successors[0] != next || entries[next] != 1) {
      return false;
    } else if (!throwing[block]) {
      return true;
    }
    ExceptionEdge[] handlers = blocks.handlers[block];
    boolean handledAlike = !throwing[next] || Arrays.equals(handlers, blocks.handlers[next]);
    return handledAlike && (handlers.length == 0 || !assigns(next));
  }

  private boolean assigns(int block) {
    for (int i = blocks.starts[block]; i < blocks.ends[block]; i++) {
      if (Bytecodes.writesLocal(code.opcodes[i])) {
        return true;
      }
    }
    return false;
  }

  /** The absorbed block stays behind, unreachable. */
  private void absorb(int block, int next) {
    if (!throwing[block]) {
      blocks.handlers[block] = blocks.handlers[next];
    }
    throwing[block] |= throwing[next];
    blocks.ends[block] = blocks.ends[next];
    blocks.successors[block] = blocks.successors[next];
  }
}
