package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import org.jspecify.annotations.Nullable;

/** Which blocks of a method can run again. */
final class Loops {

  private final Body body;
  private boolean @Nullable [] inLoop;

  Loops(Body body) {
    this.body = body;
  }

  boolean contains(Block block) {
    if (inLoop == null) {
      inLoop = find();
    }
    return inLoop[block.index()];
  }

  /** Whether the block of an instruction can run again. */
  boolean contains(Instruction instruction) {
    for (Block block : body.blocks()) {
      if (block.instructions().contains(instruction)) {
        return contains(block);
      }
    }
    return false;
  }

  /** In reverse post-order, what lies between the target and the source of a way back. */
  private boolean[] find() {
    boolean[] found = new boolean[body.blocks().size()];
    for (Block block : body.blocks()) {
      for (int i = 0; i < block.successorCount(); i++) {
        for (int j = block.successor(i); j <= block.index(); j++) {
          found[j] = true;
        }
      }
    }
    return found;
  }
}
