package dev.photofinish.ir;

import java.util.List;

/**
 * What the compiler leaves to the platform for a record: {@code equals}, {@code hashCode} or {@code
 * toString} over its fields. Reads the fields of the first operand, for {@code equals} also those
 * of the second if it is of the same class, and runs the same method on what reference fields hold.
 */
public final class RecordMethod extends Instruction {

  private final String name;
  private final List<FieldRef> fields;

  public RecordMethod(
      Site site, Value.Result result, String name, List<FieldRef> fields, Value... operands) {
    super(site, result, operands);
    this.name = name;
    this.fields = List.copyOf(fields);
  }

  /** {@code equals}, {@code hashCode} or {@code toString}. */
  public String name() {
    return name;
  }

  /** The fields that are read. */
  public List<FieldRef> fields() {
    return fields;
  }

  @Override
  String operation() {
    return "record " + name + " " + fields.stream().map(FieldRef::name).toList();
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
