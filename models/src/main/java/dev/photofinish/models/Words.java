package dev.photofinish.models;

import java.util.ArrayList;
import java.util.List;

/** The words of a phrase, one after the other. */
final class Words {

  private final String phrase;
  private final List<String> words;
  private int at;

  Words(String phrase) {
    this.phrase = phrase;
    this.words = split(phrase, ' ');
  }

  /** The parts between separators, trimmed; empty ones too unless the separator is a blank. */
  static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int found = text.indexOf(separator, start);
      int end = found < 0 ? text.length() : found;
      String part = text.substring(start, end).strip();
      if (separator != ' ' || !part.isEmpty()) {
        parts.add(part);
      }
      start = end + 1;
    }
    return parts;
  }

  /** All of it. */
  String phrase() {
    return phrase;
  }

  boolean isDone() {
    return at == words.size();
  }

  /** The next word; there must be one. */
  String next(String what) throws Mistake {
    if (isDone()) {
      throw new Mistake(what + " is missing after '" + phrase + "'");
    }
    return words.get(at++);
  }

  /** The first word of a text. */
  static String first(String text) {
    int end = text.indexOf(' ');
    return end < 0 ? text : text.substring(0, end);
  }

  /** Goes over the next words if they are these. */
  boolean take(String expected) {
    int word = at;
    int position = 0;
    while (position < expected.length()) {
      if (word == words.size() || !standsAt(words.get(word), expected, position)) {
        return false;
      }
      position += words.get(word).length() + 1;
      word++;
    }
    at = word;
    return true;
  }

  private static boolean standsAt(String word, String text, int position) {
    int end = position + word.length();
    return text.startsWith(word, position) && (end == text.length() || text.charAt(end) == ' ');
  }

  /** Goes over the next words, which must be these. */
  void expect(String expected) throws Mistake {
    if (!take(expected)) {
      String found = isDone() ? "" : " instead of '" + words.get(at) + "'";
      throw new Mistake("'" + expected + "' expected" + found + " in '" + phrase + "'");
    }
  }

  boolean contains(String word) {
    return words.contains(word);
  }

  /** Nothing may be left. */
  void end() throws Mistake {
    if (!isDone()) {
      throw new Mistake("'" + words.get(at) + "' is too much in '" + phrase + "'");
    }
  }
}
