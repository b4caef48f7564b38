package dev.photofinish.ir;

/** Takes an object's monitor. */
public final class MonitorEnter extends Instruction {

  public MonitorEnter(Site site, Value lock) {
    super(site, null, lock);
  }

  public Value lock() {
    return operand(0);
  }

  @Override
  String operation() {
    return "monitorenter";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
