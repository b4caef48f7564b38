package dev.photofinish.testbench.random.syntax;

import java.util.List;
import java.util.Optional;

/**
 * A class.
 *
 * @param name its internal name
 * @param superName the internal name of its super class
 * @param interfaces the internal names of the interfaces that it implements
 */
public record ClassTree(
    String name,
    String superName,
    List<String> interfaces,
    List<Field> fields,
    List<MethodTree> methods) {

  /** The same class with other methods. */
  public ClassTree with(List<MethodTree> other) {
    return new ClassTree(name, superName, interfaces, fields, other);
  }

  /** The method of this name that the class declares itself. */
  public Optional<MethodTree> method(String methodName) {
    return methods.stream().filter(m -> m.signature().name().equals(methodName)).findFirst();
  }

  /** The first line in source text. */
  public String declaration() {
    String above = superName.equals(Library.OBJECT) ? "" : " extends " + Type.simple(superName);
    String also =
        interfaces.isEmpty()
            ? ""
            : " implements " + String.join(", ", interfaces.stream().map(Type::simple).toList());
    return "class " + name + above + also;
  }
}
