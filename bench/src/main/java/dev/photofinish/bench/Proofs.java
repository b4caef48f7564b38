package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.Prover;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Proves programs in this process, as the command does, each for a limited time. */
final class Proofs {

  /** What is made of a proof. */
  interface Use<T> {

    /**
     * Makes it, while the program is open.
     *
     * @param madeUp the classes that were made up around a library
     */
    T of(Proof proof, Set<String> madeUp);
  }

  private final Models models = Models.builtIn();
  private final Jars jars;
  private final int seconds;

  Proofs(Jars jars, int seconds) {
    this.jars = jars;
    this.seconds = seconds;
  }

  /** What is made of the last round that was done in time, if there is one. */
  <T> Optional<T> of(ThesisProgram program, LockAnalysis locks, Use<T> use)
      throws IOException, BadInputException, ProveException {
    System.err.println("proving " + program.artefact());
    ProgramInputs inputs =
        new ProgramInputs(
            List.of(jars.of(program.artefact())),
            jars.dependencies(program.artefact()),
            Optional.empty(),
            Map.of());
    if (!program.isLibrary()) {
      ProveOptions options = ProveOptions.of(program.mainClass()).withLocks(locks);
      return of(inputs, options, proof -> use.of(proof, Set.of()));
    }
    OpenProgram open = open(inputs);
    ProveOptions options = ProveOptions.of(open.mainClass()).withLocks(locks);
    return of(open.addTo(inputs), options, proof -> use.of(proof, open.madeUp()));
  }

  private static OpenProgram open(ProgramInputs inputs)
      throws IOException, BadInputException, ProveException {
    try (Program library = Program.open(inputs)) {
      return OpenProgram.of(library, List.of());
    }
  }

  private <T> Optional<T> of(ProgramInputs inputs, ProveOptions options, Function<Proof, T> use)
      throws IOException, BadInputException, ProveException {
    RoundsInTime rounds = new RoundsInTime(seconds);
    try (Program program = Program.open(inputs)) {
      return prove(program, options, rounds).map(use);
    }
  }

  private Optional<Proof> prove(Program program, ProveOptions options, RoundsInTime rounds)
      throws ProveException {
    try {
      Proof proof = new Prover(models, options).prove(program, rounds);
      proof.notices().forEach(System.err::println);
      return Optional.of(proof);
    } catch (RoundsInTime.Over e) {
      System.err.println("cut after " + seconds + " s and " + rounds.done() + " rounds");
      return rounds.last();
    }
  }
}
