package dev.photofinish.models;

import org.jspecify.annotations.Nullable;

/** Guesses which word was meant. */
final class Nearest {

  private Nearest() {}

  /** A question to put behind a message; empty if no known word is near enough. */
  static String hint(String word, Iterable<String> known) {
    int best = Integer.MAX_VALUE;
    String nearest = null;
    for (String candidate : known) {
      int distance = Math.min(distance(word, candidate), distance(beginning(word), candidate));
      if (distance < best && distance <= 1 + candidate.length() / 3) {
        best = distance;
        nearest = candidate;
      }
    }
    return question(nearest);
  }

  /** A phrase may begin with a known word that is spelt wrongly and go on. */
  private static String beginning(String phrase) {
    int blank = phrase.indexOf(' ');
    return blank < 0 ? phrase : phrase.substring(0, blank);
  }

  private static String question(@Nullable String nearest) {
    return nearest == null ? "" : "; did you mean '" + nearest + "'?";
  }

  /** How many letters must be put in, left out or changed. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      row = nextRow(row, one.charAt(i - 1), i, other);
    }
    return row[other.length()];
  }

  private static int[] nextRow(int[] above, char letter, int first, String other) {
    int[] row = new int[above.length];
    row[0] = first;
    for (int j = 1; j < row.length; j++) {
      int change = above[j - 1] + (other.charAt(j - 1) == letter ? 0 : 1);
      row[j] = Math.min(change, 1 + Math.min(above[j], row[j - 1]));
    }
    return row;
  }
}
