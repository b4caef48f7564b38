package dev.photofinish.report.text;

import dev.photofinish.report.shared.Snippet;
import java.io.IOException;

/** Writes a few numbered source lines, the racing one marked. */
final class SnippetText {

  private static final String CUT = "...";

  private final TextPage page;
  private final int indent;

  SnippetText(TextPage page, int indent) {
    this.page = page;
    this.indent = indent;
  }

  void write(Snippet snippet) throws IOException {
    for (Snippet.Line line : snippet.lines()) {
      write(line, snippet.numberWidth());
    }
  }

  private void write(Snippet.Line line, int numberWidth) throws IOException {
    String number = Integer.toString(line.number());
    String gutter =
        (line.marked() ? "> " : "  ") + " ".repeat(numberWidth - number.length()) + number + " |";
    String text = fitting(line.text(), page.width() - indent - gutter.length() - 1);
    Style gutterStyle = line.marked() ? Style.RED : Style.DIM;
    String shown = line.marked() ? page.paint(Style.BOLD, text) : text;
    page.line(indent, page.paint(gutterStyle, gutter) + (text.isEmpty() ? "" : " " + shown));
  }

  /** Source is cut rather than wrapped, so that it keeps its shape. */
  private static String fitting(String text, int width) {
    if (Wrap.columns(text) <= width) {
      return text;
    }
    int end = text.offsetByCodePoints(0, width - CUT.length());
    return text.substring(0, end) + CUT;
  }
}
