package dev.photofinish.scan.report;

import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names methods in sentences, as their source does: {@code Bank.transfer()}. */
final class MethodText {

  /** Where a class file separates the names of nested classes that have names. */
  private static final Pattern NESTED = Pattern.compile("(?<=[^$])\\$(?=\\p{L})");

  private static final String THE = "the ";

  private MethodText() {}

  static String of(MethodModel method) {
    return of(MethodKey.of(method));
  }

  static String of(MethodKey method) {
    String owner = simpleName(method.owner());
    MethodName name = new MethodName(owner, method.name(), List.of());
    if (name.isLambda()) {
      String around = name.enclosingMethod();
      return THE + "lambda in " + (around.isEmpty() ? owner : named(owner, around));
    }
    return named(owner, method.name());
  }

  private static String named(String owner, String name) {
    return switch (name) {
      case "<init>" -> THE + "constructor of " + owner;
      case "<clinit>" -> THE + "static initializer of " + owner;
      default -> owner + "." + name + "()";
    };
  }

  /** {@code Bank.Account} for {@code com/acme/Bank$Account}. */
  static String simpleName(String internalName) {
    String name = internalName.substring(internalName.lastIndexOf('/') + 1);
    return NESTED.matcher(name).replaceAll(".");
  }

  /** A sentence, without a full stop, that begins with a method's or a class's name. */
  static String sentence(String name, String rest) {
    if (name.startsWith(THE)) {
      return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + rest;
    }
    String subject = Character.isUpperCase(name.codePointAt(0)) ? name : kind(name) + name;
    return subject + rest;
  }

  private static String kind(String name) {
    return name.endsWith("()") ? "The method " : "The class ";
  }
}
