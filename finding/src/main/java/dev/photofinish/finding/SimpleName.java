package dev.photofinish.finding;

import java.util.regex.Pattern;

/** Names of classes, and what begins with them, as far as people need them in a small room. */
public final class SimpleName {

  /** By their custom: packages have no capitals, and the names of classes begin with one. */
  private static final Pattern OUTER =
      Pattern.compile("\\b([a-z_][a-z0-9_]*\\.)*([A-Z]\\w*\\$)*(?=[A-Z])");

  private SimpleName() {}

  /** Without packages and outer classes: {@code Account.balance}. */
  public static String of(String name) {
    return OUTER.matcher(name).replaceFirst("");
  }
}
