package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.report.SourceLookup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leaves out of the findings what the user knows already. */
public final class KnownRaces {

  private final List<SuppressionLine> lines;
  private final Optional<Baseline> baseline;

  private KnownRaces(List<SuppressionLine> lines, Optional<Baseline> baseline) {
    this.lines = lines;
    this.baseline = baseline;
  }

  /**
   * Reads the files that the user names.
   *
   * @param suppress a list of races that are not to be reported
   * @param baseline the JSON report of an earlier run
   * @throws dev.photofinish.cli.error.BadUsage if a file is not what it should be
   */
  public static KnownRaces read(Optional<Path> suppress, Optional<Path> baseline) {
    return new KnownRaces(
        suppress.map(SuppressionFile::read).orElse(List.of()), baseline.map(Baseline::read));
  }

  /**
   * What is left of the findings of one run.
   *
   * @param sources where comments are looked for
   */
  public Selection select(Findings all, SourceLookup sources) {
    List<Suppression> suppressions = List.of(new ListedRaces(lines), new IgnoredLines(sources));
    List<Race> wanted = all.races().stream().filter(race -> !covers(suppressions, race)).toList();
    List<Race> unknown = wanted.stream().filter(race -> !isInBaseline(race)).toList();
    List<Problem> problems = new ArrayList<>(all.problems());
    suppressions.forEach(suppression -> problems.addAll(suppression.notices()));
    return new Selection(
        with(all, unknown, problems),
        baseline.map(known -> known.summary(wanted.size() - unknown.size(), all.races())));
  }

  /** Asks all of them: a race that two of them cover makes neither useless. */
  private static boolean covers(List<Suppression> suppressions, Race race) {
    boolean covered = false;
    for (Suppression suppression : suppressions) {
      covered |= suppression.covers(race);
    }
    return covered;
  }

  private boolean isInBaseline(Race race) {
    return baseline.filter(known -> known.has(race)).isPresent();
  }

  private static Findings with(Findings all, List<Race> races, List<Problem> problems) {
    return new Findings(
        all.toolVersion(),
        all.command(),
        races,
        all.provedFree(),
        all.assumptions(),
        problems,
        all.stats());
  }
}
