package dev.photofinish.testbench;

import java.util.List;

/** What a source asks of the bench as a whole: {@code // bench: release 21}. */
sealed interface Directive {

  /** Compile at this release of the language and the platform. */
  record Release(int number) implements Directive {}

  /** Compile with these options in place of the usual ones. */
  record Options(List<String> words) implements Directive {}

  /** Nothing is to be reported: the input has no claims on purpose. */
  record Silent() implements Directive {}

  /** Races whose accesses have no line that could be marked. */
  record RaceSomewhere(String entries) implements Directive {}

  /**
   * Reads the words after {@code bench:}.
   *
   * @throws IllegalArgumentException if they are no directive; the message says so
   */
  static Directive parse(String body) {
    String[] words = body.split("\\s+", 2);
    String rest = words.length < 2 ? "" : words[1];
    return switch (words[0]) {
      case "release" -> new Release(number(rest));
      case "options" -> new Options(List.of(rest.split("\\s+")));
      case "silent" -> silent(rest);
      case "race" -> new RaceSomewhere(rest);
      default -> throw unknown(body);
    };
  }

  private static int number(String text) {
    if (!text.matches("\\d{1,3}")) {
      throw new IllegalArgumentException("'" + text + "' is no release: write a number");
    }
    return Integer.parseInt(text);
  }

  private static Directive silent(String rest) {
    if (!rest.isEmpty()) {
      throw unknown("silent " + rest);
    }
    return new Silent();
  }

  private static IllegalArgumentException unknown(String body) {
    return new IllegalArgumentException(
        "'" + body + "' is no directive: write release N, options ..., silent or race ...");
  }
}
