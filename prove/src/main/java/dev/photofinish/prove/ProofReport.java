package dev.photofinish.prove;

import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.prove.report.Hidden;
import dev.photofinish.prove.report.RaceList;
import java.util.List;
import java.util.Set;

/** What a proof says, in the words of findings. */
public final class ProofReport {

  private final Proof proof;
  private final RaceList races;

  /**
   * @param madeUp the internal names of the classes that a reader does not know: those of {@link
   *     OpenProgram#madeUp}
   */
  public ProofReport(Proof proof, Set<String> madeUp) {
    this.proof = proof;
    this.races = new RaceList(proof.stages(), proof.pairs(), new Hidden(madeUp));
  }

  /** The races that are possible, in the order of reports. */
  public List<Race> races() {
    return races.all().stream().map(RaceList.Told::race).toList();
  }

  /** How many pairs of accesses were ruled out. */
  public ProvedFree provedFree() {
    return new ProvedFree(proof.pairs().ruledOut());
  }
}
