package dev.photofinish.prove.code;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The loops of a body. A loop is all blocks from which a way back to its head is reached, up to the
 * head; where code jumps into the middle of a loop, that is all of the blocks before it as well,
 * which is more than there is, and so nothing wrong is concluded from it.
 */
public final class Loops {

  private final List<BitSet> loops = new ArrayList<>();
  private final List<Integer> heads = new ArrayList<>();
  private final BitSet repeated = new BitSet();

  private Loops() {}

  public static Loops of(Body body) {
    Loops loops = new Loops();
    for (Block head : body.blocks()) {
      loops.addLoopOf(body, head);
    }
    loops.loops.forEach(loops.repeated::or);
    return loops;
  }

  private void addLoopOf(Body body, Block head) {
    BitSet loop = new BitSet();
    for (int i = 0; i < head.predecessorCount(); i++) {
      if (head.predecessor(i) >= head.index()) {
        loop.set(head.index());
        addWaysTo(body, head.predecessor(i), loop);
      }
    }
    if (!loop.isEmpty()) {
      loops.add(loop);
      heads.add(head.index());
    }
  }

  private static void addWaysTo(Body body, int source, BitSet loop) {
    Deque<Integer> open = new ArrayDeque<>(List.of(source));
    while (!open.isEmpty()) {
      Block block = body.block(open.remove());
      if (!loop.get(block.index())) {
        loop.set(block.index());
        for (int i = 0; i < block.predecessorCount(); i++) {
          open.add(block.predecessor(i));
        }
      }
    }
  }

  /** Whether a block can run again in the same call. */
  public boolean repeats(int block) {
    return repeated.get(block);
  }

  /** The numbers of the loops that a block is in. */
  public BitSet around(int block) {
    BitSet found = new BitSet();
    for (int i = 0; i < loops.size(); i++) {
      if (loops.get(i).get(block)) {
        found.set(i);
      }
    }
    return found;
  }

  /** The block with which every iteration of a loop begins. */
  public int head(int loop) {
    return heads.get(loop);
  }

  /** Whether code jumps into the middle of some loop: its iterations do not begin at its head. */
  public boolean areEnteredInTheMiddle() {
    for (int i = 0; i < loops.size(); i++) {
      if (loops.get(i).get(0) && heads.get(i) != 0) {
        return true;
      }
    }
    return false;
  }

  public int count() {
    return loops.size();
  }
}
