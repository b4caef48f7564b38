package dev.photofinish.report.text;

import dev.photofinish.report.shared.Severity;

/** How a piece of text stands out, as an ANSI attribute. */
enum Style {
  BOLD("1"),
  DIM("2"),
  RED("1;31"),
  YELLOW("1;33"),
  CYAN("1;36"),
  GREEN("1;32");

  private static final String RESET = "\u001b[0m";

  private final String start;

  Style(String code) {
    start = "\u001b[" + code + "m";
  }

  static Style of(Severity severity) {
    return switch (severity) {
      case ERROR -> RED;
      case WARNING -> YELLOW;
      case NOTE -> CYAN;
      case NONE -> GREEN;
    };
  }

  String paint(String text) {
    return text.isEmpty() ? text : start + text + RESET;
  }
}
