package dev.photofinish.finding;

import java.util.List;

/**
 * How code reaches the memory: a root (a parameter, {@code this}, a class) and the steps from it. A
 * step is a field's name, or {@link #ELEMENT} for any element of an array or container.
 */
public record AccessPath(String root, List<String> steps) {

  public static final String ELEMENT = "[]";

  public AccessPath {
    steps = List.copyOf(steps);
  }

  /** The form in reports: {@code this.accounts[].balance}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(root);
    for (String step : steps) {
      text.append(step.equals(ELEMENT) ? "" : ".").append(step);
    }
    return text.toString();
  }
}
