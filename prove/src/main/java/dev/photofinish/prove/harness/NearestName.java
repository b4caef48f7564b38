package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassNames;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Guesses which of some names was meant. */
public final class NearestName {

  private NearestName() {}

  /** The known name that is the fewest letters away, or the same name in another package. */
  public static Optional<String> of(String name, List<String> known) {
    return known.stream()
        .filter(candidate -> distance(name, candidate) <= 1 + candidate.length() / 4)
        .min(Comparator.comparingInt((String candidate) -> distance(name, candidate)))
        .or(() -> sameSimpleName(name, known));
  }

  private static Optional<String> sameSimpleName(String name, List<String> known) {
    return known.stream().filter(candidate -> simple(candidate).equals(simple(name))).findFirst();
  }

  private static String simple(String name) {
    return ClassNames.simpleName(name.replace('.', '/').replace('$', '/'));
  }

  /** How many letters must be put in, left out or changed. */
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      above[j] = j;
    }
    for (int i = 0; i < one.length(); i++) {
      int[] row = new int[above.length];
      row[0] = i + 1;
      for (int j = 0; j < other.length(); j++) {
        int changed = above[j] + (one.charAt(i) == other.charAt(j) ? 0 : 1);
        row[j + 1] = Math.min(changed, 1 + Math.min(above[j + 1], row[j]));
      }
      above = row;
    }
    return above[other.length()];
  }
}
