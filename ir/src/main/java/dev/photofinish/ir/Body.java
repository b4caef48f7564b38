package dev.photofinish.ir;

import java.util.List;

/**
 * The code of a method: a control-flow graph in SSA form.
 *
 * <p>Blocks are in reverse post-order: the first is the entry and has no predecessor, and a block
 * comes after all its predecessors except over back edges. Unreachable code is not there.
 * Immutable, so safe for many threads.
 */
public final class Body {

  private final MethodModel method;
  private final FixedList<Value.Parameter> parameters;
  private final FixedList<Block> blocks;
  private final Value[] values;

  /** Takes the array over: nobody may change it afterwards. */
  public Body(
      MethodModel method, List<Value.Parameter> parameters, List<Block> blocks, Value[] values) {
    this.method = method;
    this.parameters = FixedList.copyOf(parameters);
    this.blocks = FixedList.copyOf(blocks);
    this.values = values;
  }

  public MethodModel method() {
    return method;
  }

  /** The receiver, for an instance method, and the declared parameters. */
  public FixedList<Value.Parameter> parameters() {
    return parameters;
  }

  public FixedList<Block> blocks() {
    return blocks;
  }

  public Block block(int index) {
    return blocks.get(index);
  }

  public int valueCount() {
    return values.length;
  }

  /** The value with a number. */
  public Value value(int id) {
    return values[id];
  }

  public int instructionCount() {
    return blocks.stream().mapToInt(block -> block.instructions().size()).sum();
  }

  @Override
  public String toString() {
    return BodyPrinter.print(this);
  }
}
