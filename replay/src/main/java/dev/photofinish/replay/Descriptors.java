package dev.photofinish.replay;

import java.util.ArrayList;
import java.util.List;

/** The types of parameters, from the descriptors of class files to how reports write them. */
final class Descriptors {

  private Descriptors() {}

  /** {@code (I[Ljava/lang/String;)V} has {@code int} and {@code java.lang.String[]}. */
  static List<String> parameters(String descriptor) {
    List<String> types = new ArrayList<>();
    int at = 1;
    while (at < descriptor.length() && descriptor.charAt(at) != ')') {
      int end = end(descriptor, at);
      types.add(type(descriptor.substring(at, end)));
      at = end;
    }
    return types;
  }

  private static int end(String descriptor, int start) {
    int at = start;
    while (descriptor.charAt(at) == '[') {
      at++;
    }
    return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
  }

  private static String type(String text) {
    return switch (text.charAt(0)) {
      case '[' -> type(text.substring(1)) + "[]";
      case 'L' -> text.substring(1, text.length() - 1).replace('/', '.');
      case 'Z' -> "boolean";
      case 'B' -> "byte";
      case 'C' -> "char";
      case 'S' -> "short";
      case 'I' -> "int";
      case 'J' -> "long";
      case 'F' -> "float";
      default -> "double";
    };
  }
}
