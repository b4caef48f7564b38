package dev.photofinish.ir;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls a method. The receiver, if there is one, is the first operand. */
public final class Invoke extends Instruction {

  private final CallKind kind;
  private final MethodRef method;

  public Invoke(
      Site site,
      Value.@Nullable Result result,
      CallKind kind,
      MethodRef method,
      Value... receiverAndArguments) {
    super(site, result, receiverAndArguments);
    this.kind = kind;
    this.method = method;
  }

  public CallKind kind() {
    return kind;
  }

  public MethodRef method() {
    return method;
  }

  /** The object it is called on; empty for a static method. */
  public Optional<Value> receiver() {
    return kind == CallKind.STATIC ? Optional.empty() : Optional.of(operand(0));
  }

  @Override
  String operation() {
    return "invoke" + kind.label() + " " + method;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
