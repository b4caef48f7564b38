package dev.photofinish.ir;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One three-address instruction: operands in, at most one result out.
 *
 * <p>Jumps are not instructions: a block knows its successors. Copies do not exist in SSA form.
 */
public abstract sealed class Instruction
    permits ArrayLength,
        ArrayLoad,
        ArrayStore,
        Cast,
        Closure,
        Compute,
        Concat,
        FieldLoad,
        FieldStore,
        If,
        InstanceOf,
        Invoke,
        InvokeDynamic,
        MonitorEnter,
        MonitorExit,
        New,
        NewArray,
        PatternSwitch,
        RecordMethod,
        Return,
        Switch,
        Throw {

  /**
   * Where an instruction stands.
   *
   * @param index the number of the bytecode instruction it comes from, counted from 0 in the order
   *     of the code; the agent counts the same way
   * @param line the source line, 0 if unknown
   */
  public record Site(int index, int line) {}

  static final Value[] NO_OPERANDS = {};

  private final int index;
  private final int line;
  private final Value[] operands;
  private final Value.@Nullable Result result;

  Instruction(Site site, Value.@Nullable Result result, Value... operands) {
    this.index = site.index;
    this.line = site.line;
    this.operands = operands;
    this.result = result;
    if (result != null) {
      result.definedBy(this);
    }
  }

  /** The number of the bytecode instruction it comes from; see {@link Site}. */
  public final int index() {
    return index;
  }

  /** The source line; 0 if unknown. */
  public final int line() {
    return line;
  }

  public final int operandCount() {
    return operands.length;
  }

  public final Value operand(int position) {
    return operands[position];
  }

  public final List<Value> operands() {
    return List.of(operands);
  }

  /** What it computes; empty for those that only act. */
  public final Optional<Value.Result> result() {
    return Optional.ofNullable(result);
  }

  /**
   * Whether it can throw a synchronous exception other than a linkage error. What holds before it
   * also holds on the exception edges of its block.
   */
  public boolean canThrow() {
    return true;
  }

  /** The mnemonic and the static part, for printing. */
  abstract String operation();

  /** Double dispatch: calls the visitor's method for this kind. */
  public abstract <R> R accept(InstructionVisitor<R> visitor);

  @Override
  public final String toString() {
    return InstructionText.of(this);
  }
}
