package dev.photofinish.cli.error;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known word that a mistyped word was most likely meant to be. */
public final class Closest {

  private Closest() {}

  /** The nearest known word, if it is near enough to be worth a hint. */
  public static Optional<String> to(String word, Collection<String> known) {
    int tolerated = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(candidate -> distance(word, candidate) <= tolerated)
        .min(Comparator.<String>comparingInt(c -> distance(word, c)).thenComparing(c -> c));
  }

  /** The edit distance: how many letters to insert, delete or replace. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replace = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
