package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which blocks of a method can run again. */
final class Loops {

  private final Body body;
  private boolean @Nullable [] inLoop;
  private @Nullable List<BitSet> natural;

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

  /** The block in which a value gets what it has; null if no instruction makes it. */
  @Nullable Block blockOf(int value) {
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction.result().filter(result -> result.id() == value).isPresent()) {
          return block;
        }
      }
    }
    return null;
  }

  /** The blocks of each loop that a block is in. */
  List<BitSet> around(Block block) {
    if (natural == null) {
      natural = findNatural();
    }
    return natural.stream().filter(loop -> loop.get(block.index())).toList();
  }

  /** The same for the block of an instruction. */
  List<BitSet> around(Instruction instruction) {
    for (Block block : body.blocks()) {
      if (block.instructions().contains(instruction)) {
        return around(block);
      }
    }
    return List.of();
  }

  /** Loops that have the same head are one. */
  private List<BitSet> findNatural() {
    Map<Integer, BitSet> byHead = new LinkedHashMap<>();
    for (Block head : body.blocks()) {
      for (int i = 0; i < head.predecessorCount(); i++) {
        if (head.predecessor(i) >= head.index()) {
          BitSet loop = byHead.computeIfAbsent(head.index(), key -> only(key));
          addWaysTo(head.predecessor(i), loop);
        }
      }
    }
    return List.copyOf(byHead.values());
  }

  private static BitSet only(int block) {
    BitSet set = new BitSet();
    set.set(block);
    return set;
  }

  /** All from where the source of a way back is reached, up to the head. */
  private void addWaysTo(int source, BitSet loop) {
    Deque<Integer> open = new ArrayDeque<>(List.of(source));
    while (!open.isEmpty()) {
      Block block = body.blocks().get(open.remove());
      if (!loop.get(block.index())) {
        loop.set(block.index());
        for (int i = 0; i < block.predecessorCount(); i++) {
          open.add(block.predecessor(i));
        }
      }
    }
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
