package dev.photofinish.prove;

import dev.photofinish.finding.Reason;
import dev.photofinish.finding.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tells people how a proof went: pairs by reason, rounds, library code. */
final class ProofTables {

  private ProofTables() {}

  static List<Section> of(Proof proof, int races, int ofPlatform, int realLibraryMethods) {
    return List.of(
        pairs(proof, races, ofPlatform),
        rounds(proof.rounds()),
        new Section(
            "Library methods that are called",
            List.of(
                row(realLibraryMethods, "real: their own code was analysed"),
                row(proof.stages().points().modelled().size(), "model: known facts stood for them"),
                row(
                    proof.stages().points().replaced().size(),
                    "placeholder: the worst case stood for them"))));
  }

  private static Section pairs(Proof proof, int races, int ofPlatform) {
    List<String> lines = new ArrayList<>();
    lines.add(row(proof.pairs().original(), "looked at: accesses to the same field, one a write"));
    proof
        .pairs()
        .ruledOut()
        .forEach((reason, count) -> lines.add(row(count, reason.label() + ": " + why(reason))));
    long left = proof.pairs().races().size();
    lines.add(row(left, "left; told as " + races + (races == 1 ? " race" : " races")));
    if (ofPlatform > 0) {
      lines.add(row(ofPlatform, "of these on memory of the platform's own: not told"));
    }
    return new Section("Pairs of accesses", lines);
  }

  private static String why(Reason reason) {
    return switch (reason) {
      case ALIASING -> "never the same object";
      case ESCAPE -> "never an object that a second thread sees";
      case PARALLEL -> "never at the same time";
      case LOCK -> "always under the same lock";
      case THREAD -> "each thread has its own object";
    };
  }

  private static Section rounds(List<Round> rounds) {
    List<String> lines = new ArrayList<>();
    lines.add("round  contexts  methods in contexts  pairs left  seconds  k: sites");
    for (int i = 0; i < rounds.size(); i++) {
      lines.add(round(i + 1, rounds.get(i)));
    }
    return new Section("Rounds of refinement", lines);
  }

  private static String round(int number, Round round) {
    return String.format(
        Locale.ROOT,
        "%5d  %8d  %19d  %10d  %7.1f  %s",
        number,
        round.contexts(),
        round.instances(),
        round.left(),
        round.milliseconds() / 1000.0,
        profile(round));
  }

  /** {@code 1: 40, 2: 3}: each k value with the number of sites that have it. */
  private static String profile(Round round) {
    return round.profile().entrySet().stream()
        .map(entry -> entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String row(long number, String text) {
    return String.format("%7d  %s", number, text);
  }
}
