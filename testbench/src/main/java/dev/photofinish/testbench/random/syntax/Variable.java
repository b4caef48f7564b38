package dev.photofinish.testbench.random.syntax;

/**
 * A parameter or local variable of one method.
 *
 * @param slot its place in the method's frame; {@code this} has 0, parameters follow
 */
public record Variable(String name, Type type, int slot) implements Value {

  @Override
  public String toString() {
    return name;
  }
}
