package dev.photofinish.ir;

/** Creates an array; with several lengths, an array of arrays. */
public final class NewArray extends Instruction {

  private final JavaType created;

  public NewArray(Site site, Value.Result result, JavaType created, Value... lengths) {
    super(site, result, lengths);
    this.created = created;
  }

  /** The array's type. */
  public JavaType created() {
    return created;
  }

  @Override
  String operation() {
    return "newarray " + created;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
