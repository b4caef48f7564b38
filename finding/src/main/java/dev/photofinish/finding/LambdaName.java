package dev.photofinish.finding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the name that a compiler gives to a lambda's body. */
final class LambdaName {

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{5,8}");

  private LambdaName() {}

  /**
   * The method that the lambda is written in, empty where the name does not tell: {@code deposit}
   * for {@code lambda$deposit$0} (javac) and {@code deposit$lambda$0} (kotlinc), and nothing for
   * {@code lambda$0} (ecj).
   */
  static String enclosingMethod(String lambda) {
    List<String> parts = new ArrayList<>(Arrays.asList(lambda.split("\\$", -1)));
    parts.removeIf(
        part -> part.isEmpty() || part.equals("lambda") || NUMBER.matcher(part).matches());
    // javac puts a hash behind the name when the lambda can be serialised.
    if (parts.size() > 1 && HASH.matcher(parts.get(parts.size() - 1)).matches()) {
      parts.remove(parts.size() - 1);
    }
    return sourceName(String.join("$", parts));
  }

  /** javac's own words for methods whose names a Java identifier cannot hold. */
  private static String sourceName(String name) {
    return switch (name) {
      case "new" -> "<init>";
      case "static" -> "<clinit>";
      case "null" -> "";
      default -> name;
    };
  }
}
