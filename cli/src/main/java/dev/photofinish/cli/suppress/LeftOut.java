package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Unwanted;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.report.SourceLookup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What one run does not report, and what of it was of use. */
public final class LeftOut implements Unwanted {

  private final ListedRaces listed;
  private final IgnoredLines ignored;
  private final AnnotationNotices annotations;
  private final Optional<Baseline> baseline;

  /** Fingerprints of the baseline that races of this run have. */
  private final Set<String> stillThere = ConcurrentHashMap.newKeySet();

  LeftOut(List<SuppressionLine> lines, SourceLookup sources, Optional<Baseline> baseline) {
    this.listed = new ListedRaces(lines);
    this.ignored = new IgnoredLines(sources);
    this.annotations = new AnnotationNotices(sources);
    this.baseline = baseline;
  }

  @Override
  public boolean coversAllOn(Location location) {
    return listed.coversAllOn(location);
  }

  @Override
  public boolean coversLine(String file, int line) {
    return ignored.coversLine(file, line);
  }

  @Override
  public boolean namesRaces() {
    return listed.namesRaces();
  }

  /** Asks all of them: a race that two of them cover makes neither useless. */
  @Override
  public boolean covers(Race race) {
    isInBaseline(race);
    boolean isListed = listed.covers(race);
    boolean isIgnored = ignored.covers(race);
    return isListed || isIgnored;
  }

  /**
   * Not for engines: the race that stands in the baseline may stand for others that were left out
   * because they are like it, and that are as old.
   */
  private boolean isInBaseline(Race race) {
    boolean known = baseline.filter(earlier -> earlier.has(race)).isPresent();
    if (known) {
      stillThere.add(race.fingerprint().hex());
    }
    return known;
  }

  /** Looks for comments that are of no use in all the sources of what was analysed. */
  public void analysed(Collection<String> files) {
    ignored.lookAt(files);
  }

  /** Takes note of annotations that the engine found to be of no use. */
  public void useless(List<UselessSuppression> found) {
    annotations.add(found);
  }

  /** What is left of the findings. */
  public Selection select(Findings all) {
    List<Race> wanted = all.races().stream().filter(race -> !covers(race)).toList();
    List<Race> unknown = wanted.stream().filter(race -> !isInBaseline(race)).toList();
    int leftOut = wanted.size() - unknown.size();
    return new Selection(
        with(all, unknown), baseline.map(earlier -> earlier.summary(leftOut, stillThere)));
  }

  private Findings with(Findings all, List<Race> races) {
    List<Problem> problems = new ArrayList<>(all.problems());
    problems.addAll(listed.notices());
    problems.addAll(ignored.notices());
    problems.addAll(annotations.all());
    return all.with(races, problems);
  }
}
