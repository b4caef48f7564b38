package dev.photofinish.testbench;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An engine to test the bench with: two accesses to a field in methods that anyone can call race
 * unless both stand in synchronized code. It follows no calls and knows no other locks.
 *
 * <p>Two writes are a strong race, a read and a write a likely one.
 */
final class ToyEngine implements EngineUnderTest {

  @Override
  public List<Race> run(CompiledSources input) {
    List<ToyAccess> accesses = new ToyProgram(input).accesses();
    List<Race> races = new ArrayList<>();
    for (int i = 0; i < accesses.size(); i++) {
      for (int j = i; j < accesses.size(); j++) {
        if (accesses.get(i).races(accesses.get(j))) {
          races.add(race(accesses.get(i), accesses.get(j)));
        }
      }
    }
    return races;
  }

  private static Race race(ToyAccess one, ToyAccess two) {
    boolean bothWrite = one.kind() == AccessKind.WRITE && two.kind() == AccessKind.WRITE;
    Verdict verdict = bothWrite ? Verdict.STRONG : Verdict.LIKELY;
    return new Race(
        one.location(),
        Optional.empty(),
        one.toAccess(),
        two.toAccess(),
        Optional.empty(),
        List.of(new Evidence(verdict, Engine.SCAN, List.of("anyone can call both"))));
  }
}
