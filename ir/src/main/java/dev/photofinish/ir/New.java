package dev.photofinish.ir;

/** Creates an object; the call of its constructor comes later. */
public final class New extends Instruction {

  private final JavaType created;

  public New(Site site, Value.Result result, JavaType created) {
    super(site, result);
    this.created = created;
  }

  /** The class. */
  public JavaType created() {
    return created;
  }

  @Override
  String operation() {
    return "new " + created;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
