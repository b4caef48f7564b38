package dev.photofinish.bench;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.ScanResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The tables of the papers, with what is reported here beside what they say. */
final class TablesBench {

  private static final List<String> OURS =
      List.of(
          "artefact",
          "classes",
          "methods",
          "files",
          "lines",
          "`likely` and `strong`",
          "`strong`",
          "paths",
          "of these `strong`",
          "CPU seconds");

  private static final Set<String> KEYS = Set.of("program", "coordinates");

  private final Jars jars = Jars.fetched();
  private final Scans scans = Scans.ofAlone(jars);
  private final Set<String> unexplained = new TreeSet<>();

  private TablesBench() {}

  /**
   * Takes the files with the papers' tables; the exit code is 1 if a strong race is no likely one.
   */
  public static void main(String[] args) throws IOException, BadInputException {
    TablesBench bench = new TablesBench();
    for (String file : args) {
      System.out.println(bench.table(Tsv.read(Path.of(file))));
    }
    System.out.println(
        bench.unexplained.isEmpty()
            ? "Every strong race is also a likely one: yes."
            : "Strong races that are not likely ones: " + bench.unexplained);
    System.exit(bench.unexplained.isEmpty() ? 0 : 1);
  }

  private MarkdownTable table(List<Map<String, String>> rows)
      throws IOException, BadInputException {
    List<String> header = new ArrayList<>(List.of("program"));
    List<String> theirs = rows.get(0).keySet().stream().filter(key -> !KEYS.contains(key)).toList();
    header.addAll(OURS);
    theirs.forEach(name -> header.add("paper: " + name));
    MarkdownTable table = new MarkdownTable(header);
    for (Map<String, String> row : rows) {
      List<String> cells = new ArrayList<>(List.of(Tsv.cell(row, "program")));
      cells.addAll(ours(Coordinates.parse(Tsv.cell(row, "coordinates"))));
      theirs.forEach(name -> cells.add(Tsv.cell(row, name)));
      table.add(cells);
    }
    return table;
  }

  private List<String> ours(Coordinates artefact) throws IOException, BadInputException {
    ScanResult all = scans.of(artefact, ScanOptions.DEFAULT.withoutDeduplication());
    check(artefact, all.races());
    ProgramSize size = ProgramSize.of(jars.of(artefact));
    ReportCount likely = ReportCount.of(all.races(), Verdict.LIKELY);
    ReportCount strong = ReportCount.of(all.races(), Verdict.STRONG);
    return List.of(
        artefact.artifact() + " " + artefact.version(),
        MarkdownTable.count(all.classes()),
        MarkdownTable.count(all.methods()),
        MarkdownTable.count(size.files()),
        size.lines() == 0 ? "unknown" : MarkdownTable.count(size.lines()),
        MarkdownTable.count(likely.reports()),
        MarkdownTable.count(strong.reports()),
        MarkdownTable.count(likely.paths()),
        MarkdownTable.count(strong.paths()),
        String.format(Locale.ROOT, "%.1f", cpuSeconds(artefact)));
  }

  private double cpuSeconds(Coordinates artefact) throws IOException {
    return Commands.timeScan(jars.of(artefact), "--no-dedup").cpu();
  }

  private record Pair(String location, Frame one, Frame other) {
    static Pair of(Race race) {
      return new Pair(race.location().name(), race.first().site(), race.second().site());
    }
  }

  /** What a user sees who asks for strong ones only must be among all that is likely. */
  private void check(Coordinates artefact, List<Race> all) throws IOException, BadInputException {
    Set<Pair> likely = new HashSet<>();
    all.forEach(race -> likely.add(Pair.of(race)));
    for (Race race : scans.of(artefact, ScanOptions.DEFAULT).races()) {
      if (race.verdict() == Verdict.STRONG && !likely.contains(Pair.of(race))) {
        unexplained.add(artefact + " " + race.location().name());
      }
    }
  }
}
