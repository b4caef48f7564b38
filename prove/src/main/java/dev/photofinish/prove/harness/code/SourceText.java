package dev.photofinish.prove.harness.code;

/** Java text that grows line by line. */
final class SourceText {

  private final StringBuilder text = new StringBuilder();
  private int depth;
  private int lines;

  /** Adds a line; the depth follows from the braces at its end and its start. */
  void line(String content) {
    if (content.startsWith("}")) {
      depth--;
    }
    text.append("  ".repeat(content.isEmpty() ? 0 : depth)).append(content).append('\n');
    lines++;
    if (content.endsWith("{")) {
      depth++;
    }
  }

  /** The number of the line that is added next; the first has number 1. */
  int nextLine() {
    return lines + 1;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
