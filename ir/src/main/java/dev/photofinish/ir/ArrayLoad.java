package dev.photofinish.ir;

/** Reads an element of an array. */
public final class ArrayLoad extends Instruction {

  public ArrayLoad(Site site, Value.Result result, Value array, Value position) {
    super(site, result, array, position);
  }

  public Value array() {
    return operand(0);
  }

  public Value position() {
    return operand(1);
  }

  @Override
  String operation() {
    return "load";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
