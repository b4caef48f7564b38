package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.List;

/** The parameter types and the return type of a method. */
public final class MethodDescriptor {

  private final String text;
  private final List<JavaType> parameters;
  private final JavaType returnType;

  private MethodDescriptor(String text, List<JavaType> parameters, JavaType returnType) {
    this.text = text;
    this.parameters = List.copyOf(parameters);
    this.returnType = returnType;
  }

  /**
   * Parses a method descriptor of a class file: {@code (ILjava/lang/String;)V}.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static MethodDescriptor of(String text) {
    List<JavaType> parameters = new ArrayList<>();
    int at = 1;
    while (at < text.length() && text.charAt(at) != ')') {
      int end = endOfType(text, at);
      parameters.add(JavaType.of(text.substring(at, end)));
      at = end;
    }
    if (!text.startsWith("(") || at >= text.length() || parameters.contains(JavaType.VOID)) {
      throw new IllegalArgumentException("not a method descriptor: " + text);
    }
    return new MethodDescriptor(text, parameters, JavaType.of(text.substring(at + 1)));
  }

  private static int endOfType(String text, int start) {
    int at = start;
    while (text.startsWith("[", at)) {
      at++;
    }
    int end = text.startsWith("L", at) ? text.indexOf(';', at) : at;
    return end < 0 ? text.length() : Math.min(end + 1, text.length());
  }

  public String text() {
    return text;
  }

  public List<JavaType> parameters() {
    return parameters;
  }

  public JavaType returnType() {
    return returnType;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MethodDescriptor descriptor && descriptor.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
