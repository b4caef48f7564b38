package dev.photofinish.scan.report;

import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Dominators;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All that a body does with one piece of memory, a field of one object or an element of one array,
 * and how its writes depend on its reads.
 */
final class MemoryUse {

  /** A write, and the block that it is in. */
  private record Write(Instruction store, Block block) {}

  private final Body body;
  private final Dominators dominators;
  private final Set<Instruction> loads = new HashSet<>();
  private final List<Write> writes = new ArrayList<>();

  /**
   * @param access one of the reads or writes: it says what memory is meant
   */
  MemoryUse(Body body, Dominators dominators, Instruction access) {
    this.body = body;
    this.dominators = dominators;
    for (Block block : body.blocks()) {
      block.instructions().stream()
          .filter(at -> SameMemory.of(at, access))
          .forEach(at -> add(at, block));
    }
  }

  private void add(Instruction access, Block block) {
    if (isStore(access)) {
      writes.add(new Write(access, block));
    } else {
      loads.add(access);
    }
  }

  int loads() {
    return loads.size();
  }

  /** What a read or a write is part of. */
  Use.Deed deed(Instruction access) {
    if (writes.stream().anyMatch(write -> isPart(access, write, updated(write)))) {
      return Use.Deed.UPDATE;
    }
    return writes.stream().anyMatch(write -> isPart(access, write, checked(write)))
        ? Use.Deed.CHECK
        : Use.Deed.PLAIN;
  }

  private static boolean isPart(Instruction access, Write write, Set<Instruction> reads) {
    return reads.contains(access) || (access == write.store() && !reads.isEmpty());
  }

  /** Whether a write is behind two tests of it: the second one is there for when a lock is held. */
  boolean isDoubleChecked() {
    return writes.stream().anyMatch(write -> checked(write).size() > 1);
  }

  /** The reads that what is written was made of. */
  private Set<Instruction> updated(Write write) {
    Instruction store = write.store();
    return readsBehind(store.operand(store.operandCount() - 1));
  }

  /** The reads that decide whether a write is reached. */
  private Set<Instruction> checked(Write write) {
    Set<Instruction> reads = new HashSet<>();
    for (Block block : body.blocks()) {
      if (decides(block, write.block()) && !isLoopOfFlag(block, write)) {
        last(block).operands().forEach(tested -> reads.addAll(readsBehind(tested)));
      }
    }
    return reads;
  }

  /** Whether one way out of a block, and no other, leads to another block. */
  private boolean decides(Block block, Block target) {
    if (!endsInBranch(block) || !dominators.dominates(block.index(), target.index())) {
      return false;
    }
    for (int i = 0; i < block.successorCount(); i++) {
      Block next = body.block(block.successor(i));
      if (next.predecessorCount() == 1 && dominators.dominates(next.index(), target.index())) {
        return true;
      }
    }
    return false;
  }

  private static boolean endsInBranch(Block block) {
    return !block.instructions().isEmpty()
        && (last(block) instanceof If || last(block) instanceof Switch);
  }

  private static Instruction last(Block block) {
    return block.instructions().get(block.instructions().size() - 1);
  }

  /** A loop that runs until a flag is set may set it itself: nobody acts on the test alone. */
  private boolean isLoopOfFlag(Block test, Write write) {
    return write.store() instanceof FieldStore store
        && store.field().type().descriptor().equals("Z")
        && reaches(write.block(), test);
  }

  private boolean reaches(Block from, Block target) {
    Set<Integer> seen = new HashSet<>();
    List<Block> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      Block at = open.remove(open.size() - 1);
      for (int i = 0; i < at.successorCount(); i++) {
        if (at.successor(i) == target.index()) {
          return true;
        } else if (seen.add(at.successor(i))) {
          open.add(body.block(at.successor(i)));
        }
      }
    }
    return false;
  }

  /** The reads of this memory that a value was computed from. */
  private Set<Instruction> readsBehind(Value value) {
    Set<Instruction> reads = new HashSet<>();
    Set<Value> seen = new HashSet<>();
    List<Value> open = new ArrayList<>(List.of(value));
    while (!open.isEmpty()) {
      Value at = open.remove(open.size() - 1);
      if (at instanceof Value.Result result && loads.contains(result.definition())) {
        reads.add(result.definition());
      } else if (seen.add(at)) {
        open.addAll(madeOf(at));
      }
    }
    return reads;
  }

  private static List<Value> madeOf(Value value) {
    if (value instanceof Value.Phi phi) {
      return IntStream.range(0, phi.operandCount()).mapToObj(phi::operand).toList();
    }
    return value instanceof Value.Result result ? result.definition().operands() : List.of();
  }

  /** Whether an instruction writes a field or an element. */
  static boolean isStore(Instruction instruction) {
    return instruction instanceof FieldStore || instruction instanceof ArrayStore;
  }
}
