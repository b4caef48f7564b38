package dev.photofinish.testbench.random.explore;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/** What the runs of one program have shown so far. Used by one thread. */
final class Findings {

  private final RuntimeProgram program;
  private final Focus focus;
  private final SortedSet<SeenRace> races = new TreeSet<>();
  private final Set<Long> pairs = new HashSet<>();
  private final Set<List<String>> outcomes = new HashSet<>();
  private boolean deadlock;

  Findings(RuntimeProgram program, Focus focus) {
    this.program = program;
    this.focus = focus;
  }

  Focus focus() {
    return focus;
  }

  SortedSet<SeenRace> races() {
    return races;
  }

  /** A pair of lines is looked at once, as most are seen many times. */
  void race(Supplier<Location> location, History seen, int line, boolean write) {
    if (pairs.add(
        (seen.line() * 2L + (seen.write() ? 1 : 0)) << 32 | line * 2L + (write ? 1 : 0))) {
      add(location.get(), seen, line, write);
    }
  }

  private void add(Location location, History seen, int line, boolean write) {
    Access before = program.access(seen.line(), seen.write());
    races.add(SeenRace.of(location, before, program.access(line, write)));
  }

  /** Takes note of a state in which all threads are over. */
  void end(State state) {
    outcomes.add(Outcome.of(program, state));
  }

  Set<List<String>> outcomes() {
    return outcomes;
  }

  void deadlock() {
    deadlock = true;
  }

  boolean hasDeadlock() {
    return deadlock;
  }
}
