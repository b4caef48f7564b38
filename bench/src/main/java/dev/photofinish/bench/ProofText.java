package dev.photofinish.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The figures at the end of a report on a proof. They are read from the text, as JSON has no times
 * of rounds: it is to be the same in every run.
 *
 * @param ruledOut how many pairs each stage was the first to rule out
 * @param races what the pairs that are left were told as
 * @param classes those of the application that have code that can run
 * @param methods those of the application that can run
 */
record ProofText(
    long original,
    Map<String, Long> ruledOut,
    long left,
    long races,
    List<RoundText> rounds,
    String classes,
    String methods) {

  /** The stages, in the order in which they are asked. */
  static final List<String> STAGES = List.of("aliasing", "escape", "parallel", "lock", "thread");

  /** A screen so wide that no line of the tables is broken. */
  static final Map<String, String> WIDE = Map.of("COLUMNS", "9999");

  private static final String ORIGINAL = "looked at";
  private static final String LEFT = "left";

  private static final Pattern PAIRS = Pattern.compile("(?m)^ +(\\d+)  ([a-z ]+)[:;] ");
  private static final Pattern RACES = Pattern.compile("(?m)^ +\\d+  left; told as (\\d+) race");
  private static final Pattern ROUND =
      Pattern.compile("(?m)^ +\\d+ +(\\d+) +\\d+ +(\\d+) +(\\d+\\.\\d)  (\\d+: .*)$");
  private static final Pattern SIZE =
      Pattern.compile(
          "Analysed (?:all of the input: )?([\\d,]+) class(?:es)? and ([\\d,]+) method");

  /** A row of the table of rounds. */
  record RoundText(String contexts, String left, double seconds, String sites) {}

  /** Whether a report has figures: there are none before the first round is done. */
  static boolean isIn(String report) {
    return RACES.matcher(report).find();
  }

  static ProofText parse(String report) {
    Map<String, Long> pairs = new HashMap<>();
    for (Matcher row = PAIRS.matcher(report); row.find(); ) {
      pairs.put(row.group(2), Long.valueOf(row.group(1)));
    }
    Matcher size = found(SIZE, report);
    return new ProofText(
        pairs.getOrDefault(ORIGINAL, 0L),
        pairs,
        pairs.getOrDefault(LEFT, 0L),
        Long.parseLong(found(RACES, report).group(1)),
        rounds(report),
        size.group(1),
        size.group(2));
  }

  private static Matcher found(Pattern pattern, String report) {
    Matcher matcher = pattern.matcher(report);
    if (!matcher.find()) {
      throw new IllegalArgumentException("the report does not have " + pattern);
    }
    return matcher;
  }

  private static List<RoundText> rounds(String report) {
    List<RoundText> rounds = new ArrayList<>();
    for (Matcher row = ROUND.matcher(report); row.find(); ) {
      double seconds = Double.parseDouble(row.group(3));
      rounds.add(new RoundText(row.group(1), row.group(2), seconds, row.group(4)));
    }
    return rounds;
  }

  /** The share of the pairs that a stage was the first to rule out. */
  double share(String stage) {
    return (double) ruledOut.getOrDefault(stage, 0L) / original;
  }

  /** What a later round takes on average, as a multiple of the first; no number without one. */
  double laterRound() {
    return rounds.stream().skip(1).mapToDouble(RoundText::seconds).average().orElse(Double.NaN)
        / rounds.get(0).seconds();
  }
}
