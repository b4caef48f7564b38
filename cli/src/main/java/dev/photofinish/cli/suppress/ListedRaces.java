package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Suppression by a file that the user names. */
final class ListedRaces implements Suppression {

  private final List<SuppressionLine> lines;
  private final Set<SuppressionLine> used = new HashSet<>();

  ListedRaces(List<SuppressionLine> lines) {
    this.lines = List.copyOf(lines);
  }

  @Override
  public boolean covers(Race race) {
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

  @Override
  public List<Problem> notices() {
    return lines.stream().filter(line -> !used.contains(line)).map(ListedRaces::unused).toList();
  }

  private static Problem unused(SuppressionLine line) {
    return new Problem(line.place(), "suppresses nothing in this run: " + line.pattern(), false);
  }
}
