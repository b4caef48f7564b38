package dev.photofinish.ir;

/**
 * Compares and branches; ends its block. The block's first successor is where control goes if the
 * comparison holds, the second where it goes otherwise.
 */
public final class If extends Instruction {

  private final Comparison comparison;

  public If(Site site, Comparison comparison, Value left, Value right) {
    super(site, null, left, right);
    this.comparison = comparison;
  }

  public Comparison comparison() {
    return comparison;
  }

  public Value left() {
    return operand(0);
  }

  /** What the left side is compared with: 0 or null for the short forms of the bytecode. */
  public Value right() {
    return operand(1);
  }

  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  String operation() {
    return "if";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
