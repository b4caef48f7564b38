package dev.photofinish.ir;

/** Passes a reference on if it is of a type, and throws otherwise. */
public final class Cast extends Instruction {

  private final JavaType target;

  public Cast(Site site, Value.Result result, JavaType target, Value value) {
    super(site, result, value);
    this.target = target;
  }

  /** The type that is checked. */
  public JavaType target() {
    return target;
  }

  public Value value() {
    return operand(0);
  }

  @Override
  String operation() {
    return "cast " + target;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
