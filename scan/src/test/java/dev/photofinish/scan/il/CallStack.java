package dev.photofinish.scan.il;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The variables of the running method and, below, those of its callers. A variable without a value
 * is {@code nil}, which no well-formed program uses.
 */
final class CallStack {

  private final Bindings<String> variables;
  private final @Nullable CallStack below;
  private final int hash;

  private CallStack(Bindings<String> variables, @Nullable CallStack below) {
    this.variables = variables;
    this.below = below;
    this.hash = 31 * variables.hashCode() + (below == null ? 0 : below.hash);
  }

  /** A stack of one method. */
  static CallStack of(Map<String, Integer> variables) {
    return new CallStack(Bindings.of(variables), null);
  }

  /** The variables of the running method. */
  Map<String, Integer> variables() {
    return variables.asMap();
  }

  int value(String variable) {
    int location = variables.get(variable);
    if (location == Bindings.UNBOUND) {
      throw new IllegalStateException(variable + " is nil");
    }
    return location;
  }

  CallStack with(String variable, int location) {
    return new CallStack(variables.with(variable, location), below);
  }

  CallStack push(Bindings<String> formals) {
    return new CallStack(formals, this);
  }

  CallStack pop() {
    if (below == null) {
      throw new IllegalStateException("nobody called the method");
    }
    return below;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof CallStack stack
            && hash == stack.hash
            && variables.equals(stack.variables)
            && Objects.equals(below, stack.below));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return variables + (below == null ? "" : " called by " + below);
  }
}
