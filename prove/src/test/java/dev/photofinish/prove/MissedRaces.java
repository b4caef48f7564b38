package dev.photofinish.prove;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Access;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.SeenRace;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The races of a random program that runs show and the analysis does not have. */
final class MissedRaces {

  private static final Models MODELS = Models.builtIn();

  private MissedRaces() {}

  static List<SeenRace> of(RandomProgram program, Exploration runs)
      throws BadInputException, IOException, ProveException {
    Set<Set<String>> possible = possible(program);
    return runs.races().stream().filter(race -> !possible.contains(places(race))).toList();
  }

  private static Set<String> places(SeenRace race) {
    Set<String> places = new HashSet<>();
    places.add(place(race.first()));
    places.add(place(race.second()));
    return places;
  }

  private static String place(Access access) {
    return access.line() + (access.write() ? "w" : "r");
  }

  /** Pairs of accesses, each by its line, which is the same for the whole program, and kind. */
  private static Set<Set<String>> possible(RandomProgram program)
      throws BadInputException, IOException, ProveException {
    ProgramInputs inputs = ProgramInputs.ofClasses(program.classFiles());
    Set<Set<String>> found = new HashSet<>();
    try (Program read = Program.open(inputs)) {
      Proof proof = new Prover(MODELS, ProveOptions.of(program.mainClass())).prove(read);
      if (!proof.notices().isEmpty()) {
        throw new IllegalStateException("not the usual analysis: " + proof.notices());
      }
      for (PossibleRace race : proof.pairs().races()) {
        Set<String> pair = new HashSet<>();
        pair.add(place(race.first().access()));
        pair.add(place(race.second().access()));
        found.add(pair);
      }
    }
    return found;
  }

  private static String place(dev.photofinish.prove.code.Access access) {
    return access.line() + (access.isWrite() ? "w" : "r");
  }
}
