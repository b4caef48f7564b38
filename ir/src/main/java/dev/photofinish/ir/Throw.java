package dev.photofinish.ir;

/** Throws an exception; ends its block. */
public final class Throw extends Instruction {

  public Throw(Site site, Value exception) {
    super(site, null, exception);
  }

  public Value exception() {
    return operand(0);
  }

  @Override
  String operation() {
    return "throw";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
