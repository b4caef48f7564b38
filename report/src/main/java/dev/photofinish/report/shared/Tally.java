package dev.photofinish.report.shared;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** How many races there are of each verdict, best evidence first; only verdicts that occur. */
public record Tally(Map<Verdict, Integer> byVerdict) {

  public Tally {
    byVerdict = Collections.unmodifiableMap(byVerdict);
  }

  public static Tally of(Findings findings) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    for (Race race : findings.races()) {
      counts.merge(race.verdict(), 1, Integer::sum);
    }
    return new Tally(counts);
  }

  /** {@code 3 races: 1 strong, 2 likely}. */
  public String sentence() {
    Map<Verdict, Integer> real = real();
    int free = byVerdict.getOrDefault(Verdict.PROVED_FREE, 0);
    String rest = free == 0 ? "" : "; " + free + " proved free";
    return real.isEmpty() ? total() + rest : total() + ": " + list(real) + rest;
  }

  /** {@code 3 races}. */
  public String total() {
    int total = real().values().stream().mapToInt(Integer::intValue).sum();
    return total == 0 ? "No races to report" : total + (total == 1 ? " race" : " races");
  }

  private Map<Verdict, Integer> real() {
    Map<Verdict, Integer> real = new EnumMap<>(Verdict.class);
    real.putAll(byVerdict);
    real.remove(Verdict.PROVED_FREE);
    return real;
  }

  private static String list(Map<Verdict, Integer> counts) {
    return counts.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey().label())
        .collect(Collectors.joining(", "));
  }
}
