package dev.photofinish.testbench.random.code;

/** The text of a program with its line numbers, as it grows. */
final class Listing {

  private final StringBuilder text = new StringBuilder();
  private int line;
  private int depth;

  /** Adds a line and returns its number. */
  int add(String words) {
    line++;
    String number = Integer.toString(line);
    text.append(" ".repeat(Math.max(0, 4 - number.length()))).append(number).append(" | ");
    text.append("  ".repeat(depth)).append(words).append('\n');
    return line;
  }

  /** Adds a line that begins a block. */
  int open(String words) {
    int opened = add(words + " {");
    depth++;
    return opened;
  }

  /** Ends a block and begins another one. */
  void between(String words) {
    depth--;
    open("} " + words);
  }

  /** Ends a block. */
  void close() {
    depth--;
    add("}");
  }

  String text() {
    return text.toString();
  }
}
