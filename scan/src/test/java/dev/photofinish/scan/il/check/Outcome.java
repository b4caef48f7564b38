package dev.photofinish.scan.il.check;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.models.Models;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.RaceSearch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What checking both theorems came to, for one program or for many.
 *
 * @param figures those that were counted; the others are zero
 * @param violations what contradicts a theorem
 */
public record Outcome(Map<Figure, Long> figures, List<String> violations) {

  public static final Outcome NONE = new Outcome(Map.of(), List.of());

  private static final Outcome ONE_PROGRAM = new Outcome(Map.of(Figure.PROGRAMS, 1L), List.of());

  public Outcome {
    figures = Map.copyOf(figures);
    violations = List.copyOf(violations);
  }

  /** Checks both theorems on a program. */
  public static Outcome of(IlCase program, Models models) throws IOException, BadInputException {
    ScannedCase scanned = ScannedCase.of(program, models);
    return ofClaims(program, scanned).plus(ofRaces(program, scanned.strong()));
  }

  /** Of a program that could not be checked. */
  static Outcome failed(Throwable reason) {
    return new Outcome(ONE_PROGRAM.figures, List.of("failed: " + reason));
  }

  /** Checks theorem 5.15 only. */
  public static Outcome ofClaims(IlCase program, ScannedCase scanned) {
    Outcome all = ONE_PROGRAM;
    for (String method : program.methods()) {
      all = all.plus(of(new Completeness(program, method, scanned.summary(method))));
    }
    return all;
  }

  private static Outcome of(Completeness compared) {
    Map<Figure, Long> figures = new EnumMap<>(Figure.class);
    figures.put(Figure.METHODS, 1L);
    figures.put(Figure.EXACT, compared.isExact() ? 1L : 0);
    figures.put(Figure.PARTIAL, compared.isPartial() ? 1L : 0);
    figures.put(Figure.CLAIMS, (long) compared.claimed());
    figures.put(Figure.UNSEEN, compared.unseen());
    figures.put(Figure.UNFOUNDED, (long) compared.unfounded().size());
    figures.put(
        compared.isPartial() ? Figure.LACKING_AND_TOLD : Figure.LACKING,
        (long) compared.lacking().size());
    figures.put(Figure.UNCLAIMED, compared.unclaimed());
    return new Outcome(figures, compared.differences());
  }

  /** Theorem 6.10. */
  private static Outcome ofRaces(IlCase program, List<Race> races) {
    long racing = 0;
    long undecided = 0;
    List<String> violations = new ArrayList<>();
    for (Race race : races) {
      RaceSearch search = program.findRace(race);
      if (search.trace().isPresent()) {
        racing++;
      } else if (search.gaveUp()) {
        undecided++;
      } else {
        violations.add("no trace has the race " + race);
      }
    }
    return new Outcome(
        Map.of(
            Figure.RACES,
            (long) races.size(),
            Figure.RACING,
            racing,
            Figure.UNDECIDED_RACES,
            undecided),
        violations);
  }

  public long of(Figure figure) {
    return figures.getOrDefault(figure, 0L);
  }

  public Outcome plus(Outcome other) {
    Map<Figure, Long> sums = new EnumMap<>(Figure.class);
    sums.putAll(figures);
    other.figures.forEach((figure, more) -> sums.merge(figure, more, Long::sum));
    List<String> all = new ArrayList<>(violations);
    all.addAll(other.violations);
    return new Outcome(sums, all);
  }

  /** The same, with words before each violation. */
  Outcome named(String name) {
    return new Outcome(figures, violations.stream().map(text -> name + text).toList());
  }

  /** A table as the documents have it. */
  @Override
  public String toString() {
    StringBuilder table = new StringBuilder("| | |\n|---|---|\n");
    for (Figure figure : Figure.values()) {
      table.append("| %s | %,d |%n".formatted(figure.label(), of(figure)));
    }
    return table.append("| violations | %,d |%n".formatted(violations.size())).toString();
  }
}
