package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.ProgramCode;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** What the runs of a program have shown: all runs if the budget was enough, else some of them. */
public final class Exploration {

  private final Findings findings;
  private final boolean exhaustive;
  private final int states;

  private Exploration(Findings findings, boolean exhaustive, int states) {
    this.findings = findings;
    this.exhaustive = exhaustive;
    this.states = states;
  }

  /** Runs a program under all schedules, or under as many as the budget allows. */
  public static Exploration of(ProgramCode program, Budget budget) {
    return of(program, budget, Focus.nowhere());
  }

  /**
   * Runs a program under all schedules, as long as each thread goes the ways that it went in a run
   * without exceptions: one that leaves them is not followed further.
   */
  public static Exploration along(ProgramCode program, Ways ways, Budget budget) {
    return explore(program, ways, budget, Focus.nowhere());
  }

  static Exploration of(ProgramCode program, Budget budget, Focus focus) {
    return explore(program, null, budget, focus);
  }

  private static Exploration explore(
      ProgramCode program, @Nullable Ways ways, Budget budget, Focus focus) {
    RuntimeProgram runtime = new RuntimeProgram(program);
    Findings findings = new Findings(runtime, focus);
    Search search = new Search(runtime, findings, ways, budget);
    boolean exhaustive = search.visitAll();
    if (!exhaustive) {
      Random random = new Random(program.source().hashCode());
      for (int i = 0; i < budget.walks(); i++) {
        search.walk(random);
      }
    }
    return new Exploration(findings, exhaustive, search.states());
  }

  /** The races that were seen. */
  public SortedSet<SeenRace> races() {
    return Collections.unmodifiableSortedSet(findings.races());
  }

  /** Whether there are no other races, whatever the schedule. */
  public boolean isExhaustive() {
    return exhaustive;
  }

  /** Whether threads were seen to wait for each other forever. */
  public boolean hasDeadlock() {
    return findings.hasDeadlock();
  }

  /**
   * How runs ended, each as lines of text: how many threads died of an exception, and what the
   * static fields of each initialised class lead to.
   */
  public Set<List<String>> outcomes() {
    return Collections.unmodifiableSet(findings.outcomes());
  }

  /** How many states were visited. */
  public int states() {
    return states;
  }
}
