package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Location;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Suppression by a file that the user names. Safe for many threads. */
final class ListedRaces {

  private final List<SuppressionLine> lines;
  private final Set<SuppressionLine> used = ConcurrentHashMap.newKeySet();

  ListedRaces(List<SuppressionLine> lines) {
    this.lines = List.copyOf(lines);
  }

  boolean coversAllOn(Location location) {
    return lines.stream().anyMatch(line -> line.pattern().matchesAllOn(location.name()));
  }

  boolean namesRaces() {
    return lines.stream().anyMatch(line -> line.pattern() instanceof RacePattern.OfFingerprint);
  }

  boolean covers(Race race) {
    if (lines.isEmpty()) {
      return false;
    }
    String location = race.location().name();
    String fingerprint = race.fingerprint().hex();
    List<SuppressionLine> covering =
        lines.stream().filter(line -> line.pattern().matches(location, fingerprint)).toList();
    used.addAll(covering);
    return !covering.isEmpty();
  }

  List<Problem> notices() {
    return lines.stream().filter(line -> !used.contains(line)).map(ListedRaces::unused).toList();
  }

  private static Problem unused(SuppressionLine line) {
    return new Problem(line.place(), "suppresses nothing in this run: " + line.pattern(), false);
  }
}
