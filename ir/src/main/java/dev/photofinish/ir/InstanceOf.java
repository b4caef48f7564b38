package dev.photofinish.ir;

/** Asks whether a reference is of a type. */
public final class InstanceOf extends Instruction {

  private final JavaType target;

  public InstanceOf(Site site, Value.Result result, JavaType target, Value value) {
    super(site, result, value);
    this.target = target;
  }

  /** The type that is asked for. */
  public JavaType target() {
    return target;
  }

  public Value value() {
    return operand(0);
  }

  @Override
  String operation() {
    return "instanceof " + target;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
