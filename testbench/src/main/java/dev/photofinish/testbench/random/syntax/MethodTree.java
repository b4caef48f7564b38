package dev.photofinish.testbench.random.syntax;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A method with its body.
 *
 * @param isSynchronized whether it holds the monitor of the object, or of the class if it is static
 * @param parameters the variables of the parameters, without {@code this}
 * @param locals all other variables of the body; they begin as null or zero
 */
public record MethodTree(
    Signature signature,
    boolean isSynchronized,
    List<Variable> parameters,
    List<Variable> locals,
    List<Statement> body) {

  /** The same method with another body. */
  public MethodTree with(List<Statement> other) {
    return new MethodTree(signature, isSynchronized, parameters, locals, other);
  }

  /** The same method, synchronized or not. */
  public MethodTree withSynchronized(boolean other) {
    return new MethodTree(signature, other, parameters, locals, body);
  }

  /** The first line in source text. */
  public String declaration() {
    if (signature.name().equals(Signature.CLASS_INITIALISER)) {
      return "static";
    }
    String words =
        (signature.isStatic() ? "static " : "") + (isSynchronized ? "synchronized " : "");
    String name =
        signature.isConstructor() ? signature.owner() : signature.result() + " " + signature.name();
    return words + name + "(" + parameterList() + ")";
  }

  private String parameterList() {
    return parameters.stream()
        .map(parameter -> parameter.type() + " " + parameter.name())
        .collect(Collectors.joining(", "));
  }
}
