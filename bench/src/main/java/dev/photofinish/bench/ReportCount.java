package dev.photofinish.bench;

import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * How many races are reported at or above a verdict, and on how many paths.
 *
 * @param paths the different paths: a path by itself does not say whose it is, so one with its
 *     location counts
 */
record ReportCount(long reports, long paths) {

  private record PathOf(Location location, Optional<AccessPath> path) {}

  static ReportCount of(List<Race> races, Verdict least) {
    List<Race> counted = races.stream().filter(race -> race.verdict().isAtLeast(least)).toList();
    long paths =
        counted.stream().map(race -> new PathOf(race.location(), race.path())).distinct().count();
    return new ReportCount(counted.size(), paths);
  }
}
