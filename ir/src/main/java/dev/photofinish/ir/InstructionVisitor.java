package dev.photofinish.ir;

/**
 * One method per kind of instruction; a kind that a visitor does not care for goes to {@link
 * #visitOther}.
 */
public interface InstructionVisitor<R> {

  R visitOther(Instruction instruction);

  default R visit(ArrayLength instruction) {
    return visitOther(instruction);
  }

  default R visit(ArrayLoad instruction) {
    return visitOther(instruction);
  }

  default R visit(ArrayStore instruction) {
    return visitOther(instruction);
  }

  default R visit(Cast instruction) {
    return visitOther(instruction);
  }

  default R visit(Closure instruction) {
    return visitOther(instruction);
  }

  default R visit(Compute instruction) {
    return visitOther(instruction);
  }

  default R visit(Concat instruction) {
    return visitOther(instruction);
  }

  default R visit(FieldLoad instruction) {
    return visitOther(instruction);
  }

  default R visit(FieldStore instruction) {
    return visitOther(instruction);
  }

  default R visit(If instruction) {
    return visitOther(instruction);
  }

  default R visit(InstanceOf instruction) {
    return visitOther(instruction);
  }

  default R visit(Invoke instruction) {
    return visitOther(instruction);
  }

  default R visit(InvokeDynamic instruction) {
    return visitOther(instruction);
  }

  default R visit(MonitorEnter instruction) {
    return visitOther(instruction);
  }

  default R visit(MonitorExit instruction) {
    return visitOther(instruction);
  }

  default R visit(New instruction) {
    return visitOther(instruction);
  }

  default R visit(NewArray instruction) {
    return visitOther(instruction);
  }

  default R visit(PatternSwitch instruction) {
    return visitOther(instruction);
  }

  default R visit(RecordMethod instruction) {
    return visitOther(instruction);
  }

  default R visit(Return instruction) {
    return visitOther(instruction);
  }

  default R visit(Switch instruction) {
    return visitOther(instruction);
  }

  default R visit(Throw instruction) {
    return visitOther(instruction);
  }
}
