package dev.photofinish.prove.code;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import java.util.Optional;

/**
 * A statement that reads or writes a field, an array element or the contents of a container: an
 * element of the domain E of section 2.3. Compared by identity.
 */
public final class Access {

  private final int id;
  private final MethodModel method;
  private final Instruction instruction;
  private final Place place;
  private final ProgramField field;
  private final int base;
  private final boolean write;
  private final Route route;
  private final boolean atomic;
  private final int element;

  Access(
      int id,
      MethodModel method,
      Instruction instruction,
      Place place,
      ProgramField field,
      int base,
      boolean write,
      Route route,
      boolean atomic) {
    this.id = id;
    this.method = method;
    this.instruction = instruction;
    this.place = place;
    this.field = field;
    this.base = base;
    this.write = write;
    this.route = route;
    this.atomic = atomic;
    this.element = elementOf(instruction);
  }

  /** Its number among all accesses, in the order in which methods were found. */
  public int id() {
    return id;
  }

  public MethodModel method() {
    return method;
  }

  public Instruction instruction() {
    return instruction;
  }

  public Place place() {
    return place;
  }

  public ProgramField field() {
    return field;
  }

  /**
   * The variable whose object is accessed, or is a view of it; {@link MethodCode#NONE} for a static
   * field, and if no variable has it.
   */
  public int base() {
    return base;
  }

  /** How the access comes by its memory from its base. */
  public Route route() {
    return route;
  }

  public boolean isStatic() {
    return base == MethodCode.NONE && !field.isHypothetical();
  }

  public boolean isWrite() {
    return write;
  }

  /** Whether it synchronizes with others that do: two such accesses do not race. */
  public boolean isAtomic() {
    return atomic;
  }

  /** Whether two threads must not do both at once. */
  public boolean conflictsWith(Access other) {
    return (write || other.write) && !(atomic && other.atomic);
  }

  /** The number of the element of an array that is accessed; less than 0 if it may be any. */
  public int element() {
    return element;
  }

  private static int elementOf(Instruction instruction) {
    Optional<Value> position =
        instruction instanceof ArrayLoad load
            ? Optional.of(load.position())
            : instruction instanceof ArrayStore store
                ? Optional.of(store.position())
                : Optional.empty();
    return position
        .filter(Value.Constant.class::isInstance)
        .map(value -> ((Value.Constant) value).constant())
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .orElse(-1);
  }

  /** Whether both may be about the same part of an object that both are about. */
  public boolean mayMeet(Access other) {
    return element < 0 || other.element < 0 || element == other.element;
  }

  public int line() {
    return instruction.line();
  }

  @Override
  public String toString() {
    return (write ? "write of " : "read of ") + field + " in " + method + ":" + line();
  }
}
