package dev.photofinish.scan.il.check;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.models.Models;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.RaceSearch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What checking both theorems came to, for one program or for many.
 *
 * @param methods how many methods there are
 * @param exact of how many scan's claims must be exactly what executions show, for theorem 5.15
 * @param claims how many accesses with stable paths scan claims
 * @param unclaimed how many more executions show
 * @param unseen claims in methods with too many executions to see all, and not in those seen
 * @param races how many strong races there are
 * @param racing how many of them have a racing trace, for theorem 6.10
 * @param undecided how many of them may have one, which was not found
 * @param violations what contradicts a theorem
 */
public record Outcome(
    long programs,
    long methods,
    long exact,
    long claims,
    long unclaimed,
    long unseen,
    long races,
    long racing,
    long undecided,
    List<String> violations) {

  public static final Outcome NONE = new Outcome(0, 0, 0, 0, 0, 0, 0, 0, 0, List.of());

  public Outcome {
    violations = List.copyOf(violations);
  }

  /** Checks both theorems on a program. */
  public static Outcome of(IlCase program, Models models) throws IOException, BadInputException {
    ScannedCase scanned = ScannedCase.of(program, models);
    return ofClaims(program, scanned).plus(ofRaces(program, scanned.strong()));
  }

  /** Checks theorem 5.15 only. */
  public static Outcome ofClaims(IlCase program, ScannedCase scanned) {
    Outcome all = new Outcome(1, 0, 0, 0, 0, 0, 0, 0, 0, List.of());
    for (String method : program.methods()) {
      Completeness of = new Completeness(program, method, scanned.summary(method));
      all =
          all.plus(
              new Outcome(
                  0,
                  1,
                  of.isExact() ? 1 : 0,
                  of.claimed(),
                  of.unclaimed(),
                  of.unseen(),
                  0,
                  0,
                  0,
                  of.differences()));
    }
    return all;
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
    return new Outcome(0, 0, 0, 0, 0, 0, races.size(), racing, undecided, violations);
  }

  public Outcome plus(Outcome other) {
    List<String> all = new ArrayList<>(violations);
    all.addAll(other.violations);
    return new Outcome(
        programs + other.programs,
        methods + other.methods,
        exact + other.exact,
        claims + other.claims,
        unclaimed + other.unclaimed,
        unseen + other.unseen,
        races + other.races,
        racing + other.racing,
        undecided + other.undecided,
        all);
  }

  /** The same, with words before each violation. */
  Outcome named(String name) {
    List<String> all = violations.stream().map(text -> name + text).toList();
    return new Outcome(
        programs, methods, exact, claims, unclaimed, unseen, races, racing, undecided, all);
  }

  @Override
  public String toString() {
    return """
        programs                    %,d
        strong races                %,d
          with a racing trace       %,d
          undecided                 %,d
        methods                     %,d
          compared exactly          %,d
        accesses claimed            %,d
          shown, but not claimed    %,d
          not seen among too many   %,d
        violations                  %,d
        """
        .formatted(
            programs,
            races,
            racing,
            undecided,
            methods,
            exact,
            claims,
            unclaimed,
            unseen,
            violations.size());
  }
}
