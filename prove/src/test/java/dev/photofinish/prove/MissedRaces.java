package dev.photofinish.prove;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Access;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.SeenRace;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The races of a random program that runs show and the analysis does not have. */
final class MissedRaces {

  private static final Models MODELS = Models.builtIn();

  private MissedRaces() {}

  static List<SeenRace> of(RandomProgram program, Exploration runs)
      throws BadInputException, IOException, ProveException {
    return of(program, runs, ProveOptions.of(program.mainClass()));
  }

  /** The same by the platform's own code. */
  static List<SeenRace> withRealPlatform(RandomProgram program, Exploration runs)
      throws BadInputException, IOException, ProveException {
    return of(program, runs, ProveOptions.of(program.mainClass()).withRealPlatform());
  }

  private static List<SeenRace> of(RandomProgram program, Exploration runs, ProveOptions options)
      throws BadInputException, IOException, ProveException {
    Set<List<String>> possible = possible(program, options);
    return runs.races().stream()
        .filter(race -> !possible.contains(List.of(place(race.first()), place(race.second()))))
        .toList();
  }

  private static String place(Access access) {
    return place(access.line(), access.write());
  }

  /** A line is the same for the whole program. */
  private static String place(int line, boolean write) {
    return line + (write ? "w" : "r");
  }

  /** Pairs of accesses, in both orders. */
  private static Set<List<String>> possible(RandomProgram program, ProveOptions options)
      throws BadInputException, IOException, ProveException {
    ProgramInputs inputs = ProgramInputs.ofClasses(program.classFiles());
    Set<List<String>> found = new HashSet<>();
    try (Program read = Program.open(inputs)) {
      Proof proof = new Prover(MODELS, options).prove(read);
      if (!proof.notices().isEmpty()) {
        throw new IllegalStateException("not the usual analysis: " + proof.notices());
      }
      proof.pairs().races().forEach(race -> add(race, found));
    }
    return found;
  }

  private static void add(PossibleRace race, Set<List<String>> found) {
    Set<String> others = places(race.second());
    for (String one : places(race.first())) {
      for (String other : others) {
        found.add(List.of(one, other));
        found.add(List.of(other, one));
      }
    }
  }

  /**
   * Where the program does an access. One inside of the platform is done by all calls that lead to
   * it; runs tell these to read or to write as a whole.
   */
  private static Set<String> places(Point point) {
    if (!point.instance().method().owner().isPlatform()) {
      return Set.of(place(point.access().line(), point.access().isWrite()));
    }
    Set<String> places = new HashSet<>();
    Set<Instance> seen = new HashSet<>();
    Deque<Instance> open = new ArrayDeque<>(List.of(point.instance()));
    while (!open.isEmpty()) {
      Instance next = open.remove();
      if (seen.add(next)) {
        next.callers().forEach(edge -> follow(edge, places, open));
      }
    }
    return places;
  }

  private static void follow(CallEdge edge, Set<String> places, Deque<Instance> open) {
    if (edge.caller().method().owner().isPlatform()) {
      open.add(edge.caller());
    } else if (edge.site() != null) {
      int line = edge.site().instruction().line();
      places.add(place(line, false));
      places.add(place(line, true));
    }
  }
}
