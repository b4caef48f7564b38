package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProofReport;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.Prover;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Proves programs in this process, as the command does, each for a limited time. */
final class Proofs {

  private final Models models = Models.builtIn();
  private final Jars jars;
  private final int seconds;

  Proofs(Jars jars, int seconds) {
    this.jars = jars;
    this.seconds = seconds;
  }

  /** What the last round says that was done in time, if there is one. */
  Optional<ProofReport> of(ThesisProgram program)
      throws IOException, BadInputException, ProveException {
    System.err.println("proving " + program.artefact());
    ProgramInputs inputs =
        new ProgramInputs(
            List.of(jars.of(program.artefact())),
            jars.dependencies(program.artefact()),
            Optional.empty(),
            Map.of());
    return program.isLibrary() ? ofLibrary(inputs) : of(inputs, program.mainClass(), Set.of());
  }

  private Optional<ProofReport> ofLibrary(ProgramInputs inputs)
      throws IOException, BadInputException, ProveException {
    OpenProgram open;
    try (Program library = Program.open(inputs)) {
      open = OpenProgram.of(library, List.of());
    }
    return of(open.addTo(inputs), open.mainClass(), open.madeUp());
  }

  private Optional<ProofReport> of(ProgramInputs inputs, String mainClass, Set<String> madeUp)
      throws IOException, BadInputException, ProveException {
    RoundsInTime rounds = new RoundsInTime(seconds);
    try (Program program = Program.open(inputs)) {
      return prove(program, mainClass, rounds).map(proof -> new ProofReport(proof, madeUp));
    }
  }

  private Optional<Proof> prove(Program program, String mainClass, RoundsInTime rounds)
      throws ProveException {
    try {
      Proof proof = new Prover(models, ProveOptions.of(mainClass)).prove(program, rounds);
      proof.notices().forEach(System.err::println);
      return Optional.of(proof);
    } catch (RoundsInTime.Over e) {
      System.err.println("cut after " + seconds + " s and " + rounds.done() + " rounds");
      return rounds.last();
    }
  }
}
