package dev.photofinish.ir;

import java.util.List;
import java.util.Optional;

/**
 * A straight line of instructions. Within a block that has exception edges, no local variable of
 * the source is assigned after the first instruction that can throw: so what a handler sees is the
 * same for all of them.
 */
public final class Block {

  /**
   * The bytecode instructions that a block comes from.
   *
   * @param start the number of the first one
   * @param end the number behind the last one; a block that only stands before another has none
   */
  public record Range(int start, int end) {}

  private final int index;
  private final Range range;
  private final FixedList<Value.Phi> phis;
  private final Optional<Value.Caught> caught;
  private final FixedList<Instruction> instructions;
  private final int[] successors;
  private final FixedList<ExceptionEdge> handlers;
  private final int[] predecessors;

  /**
   * Takes the arrays over: nobody may change them afterwards.
   *
   * @param successors where control goes next: see {@link If} and {@link Switch} for their order
   * @param predecessors every block that has an edge to this one, normal or exceptional, once each
   */
  public Block(
      int index,
      Range range,
      List<Value.Phi> phis,
      Optional<Value.Caught> caught,
      List<Instruction> instructions,
      int[] successors,
      List<ExceptionEdge> handlers,
      int[] predecessors) {
    this.index = index;
    this.range = range;
    this.phis = FixedList.copyOf(phis);
    this.caught = caught;
    this.instructions = FixedList.copyOf(instructions);
    this.successors = successors;
    this.handlers = FixedList.copyOf(handlers);
    this.predecessors = predecessors;
  }

  /** Its position in {@link Body#blocks}. */
  public int index() {
    return index;
  }

  /** Where its code is: jumps are there that are no {@linkplain #instructions instructions}. */
  public Range range() {
    return range;
  }

  public FixedList<Value.Phi> phis() {
    return phis;
  }

  /** The exception, if this block begins a handler. */
  public Optional<Value.Caught> caught() {
    return caught;
  }

  public FixedList<Instruction> instructions() {
    return instructions;
  }

  /** How many ways control can go on without an exception. */
  public int successorCount() {
    return successors.length;
  }

  public int successor(int position) {
    return successors[position];
  }

  /** The handlers that are tried in this order when an instruction of this block throws. */
  public FixedList<ExceptionEdge> handlers() {
    return handlers;
  }

  public int predecessorCount() {
    return predecessors.length;
  }

  public int predecessor(int position) {
    return predecessors[position];
  }

  @Override
  public String toString() {
    return "B" + index;
  }
}
