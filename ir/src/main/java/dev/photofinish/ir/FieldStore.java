package dev.photofinish.ir;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes a field. */
public final class FieldStore extends Instruction {

  private final FieldRef field;

  /**
   * @param object the object that has the field, or null for a static field
   */
  public FieldStore(Site site, FieldRef field, @Nullable Value object, Value value) {
    super(site, null, object == null ? new Value[] {value} : new Value[] {object, value});
    this.field = field;
  }

  public FieldRef field() {
    return field;
  }

  public boolean isStatic() {
    return operandCount() == 1;
  }

  /** The object that has the field; empty for a static field. */
  public Optional<Value> object() {
    return isStatic() ? Optional.empty() : Optional.of(operand(0));
  }

  /** What is written. */
  public Value value() {
    return operand(operandCount() - 1);
  }

  @Override
  String operation() {
    return (isStatic() ? "putstatic " : "putfield ") + field;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
