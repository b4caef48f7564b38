package dev.photofinish.ir;

/** Writes an element of an array. */
public final class ArrayStore extends Instruction {

  public ArrayStore(Site site, Value array, Value position, Value value) {
    super(site, null, array, position, value);
  }

  public Value array() {
    return operand(0);
  }

  public Value position() {
    return operand(1);
  }

  public Value value() {
    return operand(2);
  }

  @Override
  String operation() {
    return "store";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
