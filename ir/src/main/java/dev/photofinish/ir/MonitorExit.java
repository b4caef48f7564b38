package dev.photofinish.ir;

/** Gives an object's monitor back. Treated as one that cannot throw: {@link HeldLocks} says why. */
public final class MonitorExit extends Instruction {

  public MonitorExit(Site site, Value lock) {
    super(site, null, lock);
  }

  public Value lock() {
    return operand(0);
  }

  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  String operation() {
    return "monitorexit";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
