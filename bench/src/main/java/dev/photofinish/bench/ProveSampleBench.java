package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.prove.ProofReport;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Draws reports of proofs at random, for a person to judge. */
final class ProveSampleBench {

  private ProveSampleBench() {}

  /**
   * Takes the seconds that a program may take, the list of programs, the seed, how many to draw,
   * and the names of the programs; all if there is none.
   */
  public static void main(String[] args) throws IOException, BadInputException, ProveException {
    Jars jars = Jars.fetched();
    Proofs proofs = new Proofs(jars, Integer.parseInt(args[0]));
    List<String> names = Arrays.asList(args).subList(4, args.length);
    Sample sample = new Sample(jars, "prove");
    for (ThesisProgram program : ThesisProgram.read(Path.of(args[1]), names, jars)) {
      proofs
          .of(program, LockAnalysis.SOUND, ProofReport::new)
          .ifPresent(
              report ->
                  sample.add(
                      program.artefact(), report.races(), report.classes(), report.methods()));
    }
    sample.print(Long.parseLong(args[2]), Integer.parseInt(args[3]));
  }
}
