package dev.photofinish.prove.report;

import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.MethodModel;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names methods and classes in sentences, as their source does: {@code Bank.transfer()}. */
final class MethodText {

  /** Where a class file separates the names of nested classes that have names. */
  private static final Pattern NESTED = Pattern.compile("(?<=[^$])\\$(?=\\p{L})");

  private MethodText() {}

  static String of(MethodModel method) {
    return of(Places.name(method));
  }

  static String of(MethodName method) {
    String owner = simpleName(method.className());
    if (method.isLambda()) {
      String around = method.enclosingMethod();
      return "the lambda in " + (around.isEmpty() ? owner : named(owner, around));
    }
    return named(owner, method.name());
  }

  private static String named(String owner, String name) {
    return switch (name) {
      case "<init>" -> "the constructor of " + owner;
      case "<clinit>" -> "the static initializer of " + owner;
      default -> owner + "." + name + "()";
    };
  }

  /** {@code Bank.Account} for {@code com/acme/Bank$Account}. */
  static String simpleName(String name) {
    int end = Math.max(name.lastIndexOf('/'), name.lastIndexOf('.'));
    return NESTED.matcher(name.substring(end + 1)).replaceAll(".");
  }

  /** A list in a sentence: {@code a, b and c}. */
  static String list(List<String> parts) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
