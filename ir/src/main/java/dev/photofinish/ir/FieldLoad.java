package dev.photofinish.ir;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a field. */
public final class FieldLoad extends Instruction {

  private final FieldRef field;

  /**
   * @param object the object that has the field, or null for a static field
   */
  public FieldLoad(Site site, Value.Result result, FieldRef field, @Nullable Value object) {
    super(site, result, object == null ? NO_OPERANDS : new Value[] {object});
    this.field = field;
  }

  public FieldRef field() {
    return field;
  }

  public boolean isStatic() {
    return operandCount() == 0;
  }

  /** The object that has the field; empty for a static field. */
  public Optional<Value> object() {
    return isStatic() ? Optional.empty() : Optional.of(operand(0));
  }

  @Override
  String operation() {
    return (isStatic() ? "getstatic " : "getfield ") + field;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
