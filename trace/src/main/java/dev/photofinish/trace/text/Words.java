package dev.photofinish.trace.text;

import java.util.ArrayList;
import java.util.List;

/** Words on a line; those with blanks or other strange characters in them are quoted. */
final class Words {

  private Words() {}

  static String quoted(String word) {
    if (!word.isEmpty() && word.chars().allMatch(c -> c > ' ' && c != '"' && c != '\\')) {
      return word;
    }
    StringBuilder text = new StringBuilder("\"");
    word.chars().forEach(c -> text.append(escaped((char) c)));
    return text.append('"').toString();
  }

  private static String escaped(char c) {
    return switch (c) {
      case '"', '\\' -> "\\" + c;
      default -> c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c);
    };
  }

  /** The number that a word is. */
  static int number(String word, int least) {
    if (!word.matches("[0-9]{1,9}") || Integer.parseInt(word) < least) {
      throw new IllegalArgumentException("expected a number, at least " + least + ": " + word);
    }
    return Integer.parseInt(word);
  }

  /**
   * The words of a line.
   *
   * @throws IllegalArgumentException if a quotation does not end
   */
  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      if (line.charAt(at) == ' ') {
        at++;
      } else {
        StringBuilder word = new StringBuilder();
        at = line.charAt(at) == '"' ? quotation(line, at + 1, word) : plain(line, at, word);
        words.add(word.toString());
      }
    }
    return words;
  }

  private static int plain(String line, int start, StringBuilder word) {
    int blank = line.indexOf(' ', start);
    int end = blank < 0 ? line.length() : blank;
    word.append(line, start, end);
    return end;
  }

  private static int quotation(String line, int start, StringBuilder word) {
    int at = start;
    while (at < line.length() && line.charAt(at) != '"') {
      at = line.charAt(at) == '\\' ? escape(line, at + 1, word) : one(line, at, word);
    }
    if (at >= line.length()) {
      throw new IllegalArgumentException("a quotation does not end");
    }
    return at + 1;
  }

  private static int one(String line, int at, StringBuilder word) {
    word.append(line.charAt(at));
    return at + 1;
  }

  private static int escape(String line, int at, StringBuilder word) {
    boolean isCode = line.startsWith("u", at);
    if (at >= line.length() || (isCode && at + 5 > line.length())) {
      throw new IllegalArgumentException("a quotation does not end");
    }
    if (!isCode) {
      return one(line, at, word);
    }
    word.append((char) Integer.parseInt(line.substring(at + 1, at + 5), 16));
    return at + 5;
  }
}
