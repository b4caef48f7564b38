package dev.photofinish.ir;

/**
 * Creates the object of a lambda or method reference. Its operands are the captured values: they
 * become the first arguments (the receiver first) of the target when the interface's method runs.
 */
public final class Closure extends Instruction {

  private final JavaType implemented;
  private final String methodName;
  private final MethodDescriptor methodDescriptor;
  private final MethodHandleRef target;

  public Closure(
      Site site,
      Value.Result result,
      JavaType implemented,
      String methodName,
      MethodDescriptor methodDescriptor,
      MethodHandleRef target,
      Value... captured) {
    super(site, result, captured);
    this.implemented = implemented;
    this.methodName = methodName;
    this.methodDescriptor = methodDescriptor;
    this.target = target;
  }

  /** The functional interface. */
  public JavaType implemented() {
    return implemented;
  }

  /** The interface's method that runs the target. */
  public String methodName() {
    return methodName;
  }

  /** That method's descriptor, erased as the interface declares it. */
  public MethodDescriptor methodDescriptor() {
    return methodDescriptor;
  }

  /** What runs. */
  public MethodHandleRef target() {
    return target;
  }

  @Override
  String operation() {
    return "closure " + implemented + "." + methodName + " -> " + target;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
