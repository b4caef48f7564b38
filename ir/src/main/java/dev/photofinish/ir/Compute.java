package dev.photofinish.ir;

/** Arithmetic, comparison or conversion of primitive values. */
public final class Compute extends Instruction {

  private final Operator operator;

  public Compute(Site site, Value.Result result, Operator operator, Value... operands) {
    super(site, result, operands);
    this.operator = operator;
  }

  public Operator operator() {
    return operator;
  }

  @Override
  public boolean canThrow() {
    return operator.divides()
        && (operand(0).type().isIntLike() || operand(0).type().equals(JavaType.LONG));
  }

  @Override
  String operation() {
    return operator.label();
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
