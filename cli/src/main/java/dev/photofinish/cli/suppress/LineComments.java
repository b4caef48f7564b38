package dev.photofinish.cli.suppress;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds line comments, and nothing that only looks like one inside a literal or a longer comment.
 * It knows Java, and as much of Kotlin, Groovy and Scala as they have in common with it.
 */
final class LineComments {

  private static final String TEXT_BLOCK = "\"\"\"";
  private static final String COMMENT_END = "*/";
  private static final String CODE = "";

  private final List<LineComment> found = new ArrayList<>();

  /** What ends the text block or comment that goes on over lines; {@link #CODE} outside of them. */
  private String until = CODE;

  private LineComments() {}

  static List<LineComment> in(List<String> source) {
    LineComments comments = new LineComments();
    for (int i = 0; i < source.size(); i++) {
      comments.read(i + 1, source.get(i));
    }
    return comments.found;
  }

  private void read(int number, String line) {
    int at = 0;
    while (at < line.length()) {
      if (!until.equals(CODE)) {
        at = leave(line, at);
      } else if (line.startsWith("//", at)) {
        boolean alone = line.substring(0, at).isBlank();
        found.add(new LineComment(number, line.substring(at + 2), alone));
        return;
      } else {
        at = skip(line, at);
      }
    }
  }

  /** Leaves a text block or a comment, if it ends on this line. */
  private int leave(String line, int at) {
    int end = until.equals(TEXT_BLOCK) ? closing(TEXT_BLOCK, line, at) : line.indexOf(until, at);
    if (end < 0) {
      return line.length();
    }
    int after = end + until.length();
    until = CODE;
    return after;
  }

  /** Skips a character of code, or a literal. */
  private int skip(String line, int at) {
    if (line.startsWith("/*", at)) {
      until = COMMENT_END;
      return at + 2;
    } else if (line.startsWith(TEXT_BLOCK, at)) {
      until = TEXT_BLOCK;
      return at + TEXT_BLOCK.length();
    } else if (line.charAt(at) == '"') {
      int end = closing("\"", line, at + 1);
      return end < 0 ? line.length() : end + 1;
    }
    return at + characterLiteral(line, at);
  }

  /** How long the character literal here is; 1 if there is none, as an apostrophe has more uses. */
  private static int characterLiteral(String line, int at) {
    if (line.startsWith("'\\", at)) {
      int end = line.indexOf('\'', at + 3);
      return end < 0 ? 1 : end + 1 - at;
    }
    return line.startsWith("'", at) && line.startsWith("'", at + 2) ? 3 : 1;
  }

  private static int closing(String quote, String line, int from) {
    for (int at = from; at < line.length(); at++) {
      if (line.startsWith(quote, at)) {
        return at;
      }
      at += line.charAt(at) == '\\' ? 1 : 0;
    }
    return -1;
  }
}
