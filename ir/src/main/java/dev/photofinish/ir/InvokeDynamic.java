package dev.photofinish.ir;

import org.jspecify.annotations.Nullable;

/** A call through a bootstrap method that we know nothing of: an opaque call. */
public final class InvokeDynamic extends Instruction {

  private final String name;
  private final MethodDescriptor descriptor;
  private final MethodHandleRef bootstrap;

  public InvokeDynamic(
      Site site,
      Value.@Nullable Result result,
      String name,
      MethodDescriptor descriptor,
      MethodHandleRef bootstrap,
      Value... arguments) {
    super(site, result, arguments);
    this.name = name;
    this.descriptor = descriptor;
    this.bootstrap = bootstrap;
  }

  public String name() {
    return name;
  }

  public MethodDescriptor descriptor() {
    return descriptor;
  }

  public MethodHandleRef bootstrap() {
    return bootstrap;
  }

  @Override
  String operation() {
    return "invokedynamic " + name + descriptor + " by " + bootstrap;
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
