package dev.photofinish.bench;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * How many of the known races a scan of the published jars reports, and whether the reports go away
 * with the mistake.
 */
final class CorpusBench {

  private CorpusBench() {}

  /** Takes {@code --classpath}, to add what the jars need, and the list of known races. */
  public static void main(String[] args) throws IOException, BadInputException {
    boolean withClassPath = Arrays.asList(args).contains("--classpath");
    List<KnownRace> known = KnownRace.read(Path.of(args[args.length - 1]));
    Jars jars = Jars.fetched();
    Scans scans = new Scans(jars, withClassPath, race -> isKnown(race, known));
    List<CorpusRow> rows = new ArrayList<>();
    for (KnownRace race : known) {
      rows.add(row(race, jars, scans));
    }
    print(rows);
  }

  private static CorpusRow row(KnownRace known, Jars jars, Scans scans)
      throws IOException, BadInputException {
    if (!isFetched(known, jars)) {
      return CorpusRow.without(known, CorpusRow.Outcome.NOT_FETCHED);
    }
    try {
      return CorpusRow.of(known, scans);
    } catch (OutOfMemoryError e) {
      // One jar that is too much is an outcome, too; the others need not suffer for it.
      return CorpusRow.without(known, CorpusRow.Outcome.OUT_OF_MEMORY);
    }
  }

  private static boolean isKnown(Race race, List<KnownRace> known) {
    return known.stream().anyMatch(each -> each.isToldBy(race));
  }

  private static boolean isFetched(KnownRace known, Jars jars) {
    return jars.has(known.buggy()) && known.fixed().map(jars::has).orElse(true);
  }

  private static void print(List<CorpusRow> rows) {
    MarkdownTable table =
        new MarkdownTable("race", "location", "buggy version", "", "fixed version", "");
    rows.forEach(row -> table.add(cells(row)));
    System.out.println(table);
    List<CorpusRow> fetched = rows.stream().filter(CorpusRow::isFetched).toList();
    List<CorpusRow> comparable = rows.stream().filter(CorpusRow::isComparable).toList();
    printShare("found in the buggy version", fetched, CorpusRow::isFound);
    printShare("found by default", fetched, CorpusRow::isFoundByDefault);
    printShare("found, and silent in the fixed version", comparable, CorpusRow::isSilentWhenFixed);
  }

  private static List<String> cells(CorpusRow row) {
    KnownRace known = row.known();
    String simpleName = known.className().substring(known.className().lastIndexOf('.') + 1);
    return List.of(
        known.id(),
        "`" + simpleName + "`: `" + String.join("`, `", known.fields()) + "`",
        known.buggy().artifact() + " " + known.buggy().version(),
        row.inBuggyText(),
        known.fixed().map(Coordinates::version).orElse("none"),
        row.inFixedText());
  }

  private static void printShare(String what, List<CorpusRow> rows, Predicate<CorpusRow> counted) {
    long some = rows.stream().filter(counted).count();
    double percent = rows.isEmpty() ? 0 : 100.0 * some / rows.size();
    System.out.printf(Locale.ROOT, "- %s: %d of %d (%.1f %%)%n", what, some, rows.size(), percent);
  }
}
