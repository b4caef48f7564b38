package dev.photofinish.ir;

/** Reads the length of an array. */
public final class ArrayLength extends Instruction {

  public ArrayLength(Site site, Value.Result result, Value array) {
    super(site, result, array);
  }

  public Value array() {
    return operand(0);
  }

  @Override
  String operation() {
    return "length";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
