package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import org.objectweb.asm.Opcodes;

/**
 * Which local variables may still be read, at the start of each block: the classic backward
 * analysis. Phis are made for these only.
 */
final class LocalLiveness {

  private final FlowGraph graph;

  /** Bits per block: block {@code b} has the words from {@code b * words} on. */
  private final int words;

  private final long[] liveIn;
  private final long[] defined;

  private LocalLiveness(Code code, FlowGraph graph) {
    this.graph = graph;
    this.words = (code.maxLocals + 63) >>> 6;
    this.liveIn = new long[graph.blockCount() * words];
    this.defined = new long[graph.blockCount() * words];
    for (int block = 0; block < graph.blockCount(); block++) {
      collect(code, block);
    }
    if (graph.blockCount() > 1) {
      solve();
    }
  }

  static LocalLiveness of(Code code, FlowGraph graph) {
    return new LocalLiveness(code, graph);
  }

  /** The first live variable at or after a slot, or -1. */
  int nextLive(int block, int fromSlot) {
    int word = fromSlot >>> 6;
    if (word >= words) {
      return -1;
    }
    long bits = liveIn[block * words + word] & (-1L << fromSlot);
    while (bits == 0) {
      if (++word == words) {
        return -1;
      }
      bits = liveIn[block * words + word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  private void collect(Code code, int block) {
    int base = block * words;
    for (int i = graph.start(block); i < graph.end(block); i++) {
      int opcode = code.opcodes[i];
      boolean reads = Bytecodes.isLoad(opcode) || opcode == Opcodes.IINC;
      if (!reads && !Bytecodes.isStore(opcode)) {
        continue;
      }
      int slot = code.operands[i];
      if (slot >= code.maxLocals) {
        throw new MalformedCodeException("local variable " + slot + " is beyond the maximum");
      }
      int word = base + (slot >>> 6);
      long bit = 1L << slot;
      if (reads && (defined[word] & bit) == 0) {
        liveIn[word] |= bit;
      }
      if (Bytecodes.writesLocal(opcode)) {
        defined[word] |= bit;
      }
    }
  }

  private void solve() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = graph.blockCount() - 1; block >= 0; block--) {
        for (int successor : graph.successors(block)) {
          changed |= flow(successor, block);
        }
        for (ExceptionEdge edge : graph.handlers(block)) {
          changed |= flow(edge.handler(), block);
        }
      }
    }
  }

  private boolean flow(int from, int to) {
    boolean changed = false;
    for (int word = 0; word < words; word++) {
      long before = liveIn[to * words + word];
      long after = before | (liveIn[from * words + word] & ~defined[to * words + word]);
      liveIn[to * words + word] = after;
      changed |= before != after;
    }
    return changed;
  }
}
