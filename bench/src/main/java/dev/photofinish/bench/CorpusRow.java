package dev.photofinish.bench;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.scan.ScanOptions;
import java.io.IOException;
import java.util.List;

/**
 * What scans say of a known race.
 *
 * @param outcome by which options it was found
 * @param inBuggy the reports of it in the version that has it
 * @param inFixed the reports of it in the version that has it no more, under the same options
 */
record CorpusRow(KnownRace known, Outcome outcome, List<Race> inBuggy, List<Race> inFixed) {

  /** How a known race was found, if it was. */
  enum Outcome {
    NOT_FETCHED,
    OUT_OF_MEMORY,
    MISSED,
    FOUND_BY_DEFAULT,
    FOUND_WITH_ALL_CLASSES
  }

  /** A row without any report. */
  static CorpusRow without(KnownRace known, Outcome outcome) {
    return new CorpusRow(known, outcome, List.of(), List.of());
  }

  static CorpusRow of(KnownRace known, Scans scans) throws IOException, BadInputException {
    CorpusRow row = of(known, scans, ScanOptions.DEFAULT, Outcome.FOUND_BY_DEFAULT);
    return row.isFound()
        ? row
        : of(known, scans, ScanOptions.DEFAULT.forAllClasses(), Outcome.FOUND_WITH_ALL_CLASSES);
  }

  private static CorpusRow of(KnownRace known, Scans scans, ScanOptions options, Outcome ifFound)
      throws IOException, BadInputException {
    List<Race> inBuggy = known.among(scans.of(known.buggy(), options).races());
    if (inBuggy.isEmpty()) {
      return without(known, Outcome.MISSED);
    }
    List<Race> inFixed =
        known.fixed().isEmpty()
            ? List.of()
            : known.among(scans.of(known.fixed().get(), options).races());
    return new CorpusRow(known, ifFound, inBuggy, inFixed);
  }

  boolean isFetched() {
    return outcome != Outcome.NOT_FETCHED;
  }

  boolean isFound() {
    return !inBuggy.isEmpty();
  }

  boolean isFoundByDefault() {
    return outcome == Outcome.FOUND_BY_DEFAULT;
  }

  /** Whether the fixed version can tell anything. */
  boolean isComparable() {
    return isFound() && known.fixed().isPresent();
  }

  boolean isSilentWhenFixed() {
    return isComparable() && inFixed.isEmpty();
  }

  String inBuggyText() {
    return switch (outcome) {
      case NOT_FETCHED -> "not fetched";
      case OUT_OF_MEMORY -> "**out of memory**";
      case MISSED -> "**missed**";
      case FOUND_BY_DEFAULT -> bestVerdict().label();
      case FOUND_WITH_ALL_CLASSES -> bestVerdict().label() + ", with `--all-classes`";
    };
  }

  private Verdict bestVerdict() {
    return inBuggy.stream().map(Race::verdict).sorted().findFirst().orElseThrow();
  }

  String inFixedText() {
    if (!isComparable()) {
      return "";
    }
    return isSilentWhenFixed() ? "silent" : "**still reported**: " + places(inFixed.get(0));
  }

  private static String places(Race race) {
    return place(race.first()) + ", " + place(race.second());
  }

  private static String place(Access access) {
    return "`" + access.site().method().name() + ":" + access.site().line() + "`";
  }
}
