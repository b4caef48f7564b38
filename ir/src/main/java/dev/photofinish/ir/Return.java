package dev.photofinish.ir;

import java.util.Optional;

/** Leaves the method; ends its block. */
public final class Return extends Instruction {

  /**
   * @param values the returned value, or nothing for a void method
   */
  public Return(Site site, Value... values) {
    super(site, null, values);
  }

  public Optional<Value> value() {
    return operandCount() == 0 ? Optional.empty() : Optional.of(operand(0));
  }

  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  String operation() {
    return "return";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
