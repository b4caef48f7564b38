package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The variables of the running method and, below, those of its callers. A variable without a value
 * is {@code nil}, which no well-formed program uses.
 */
record CallStack(Map<String, Integer> variables, @Nullable CallStack below) {

  CallStack {
    variables = Map.copyOf(variables);
  }

  /** A stack of one method. */
  static CallStack of(Map<String, Integer> variables) {
    return new CallStack(variables, null);
  }

  int value(String variable) {
    Integer location = variables.get(variable);
    if (location == null) {
      throw new IllegalStateException(variable + " is nil");
    }
    return location;
  }

  CallStack with(String variable, int location) {
    Map<String, Integer> changed = new HashMap<>(variables);
    changed.put(variable, location);
    return new CallStack(changed, below);
  }

  CallStack push(Map<String, Integer> formals) {
    return new CallStack(formals, this);
  }

  CallStack pop() {
    if (below == null) {
      throw new IllegalStateException("nobody called the method");
    }
    return below;
  }
}
