package dev.photofinish.report.text;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Lays out lines on a terminal of a certain width, in colour or without. */
final class TextPage {

  private final Writer out;
  private final boolean colour;
  private final int width;

  TextPage(Writer out, boolean colour, int width) {
    this.out = out;
    this.colour = colour;
    this.width = width;
  }

  int width() {
    return width;
  }

  String paint(Style style, String text) {
    return colour ? style.paint(text) : text;
  }

  void blank() throws IOException {
    out.write("\n");
  }

  /** One line as it is, which may have been painted. */
  void line(int indent, String text) throws IOException {
    out.write(" ".repeat(indent) + text + "\n");
  }

  /** Prose, broken at the page's width. */
  void prose(int indent, String text) throws IOException {
    for (String line : Wrap.lines(text, width - indent)) {
      line(indent, line);
    }
  }

  /** Prose beside a painted label; its other lines stand below its first one. */
  void labelled(int indent, String label, int labelWidth, Style style, String text)
      throws IOException {
    List<String> lines = Wrap.lines(text, width - indent - labelWidth);
    String padding = " ".repeat(Math.max(0, labelWidth - Wrap.columns(label)));
    line(indent, paint(style, label) + padding + lines.get(0));
    for (String line : lines.subList(1, lines.size())) {
      line(indent + labelWidth, line);
    }
  }

  void flush() throws IOException {
    out.flush();
  }
}
