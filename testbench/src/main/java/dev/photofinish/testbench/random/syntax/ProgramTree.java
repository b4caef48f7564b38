package dev.photofinish.testbench.random.syntax;

import java.util.List;

/**
 * A whole program.
 *
 * @param classes super classes before their subclasses; the last has {@code main(String[])}
 */
public record ProgramTree(List<ClassTree> classes) {

  /** The class that has the main method. */
  public String mainClass() {
    return classes.get(classes.size() - 1).name();
  }
}
