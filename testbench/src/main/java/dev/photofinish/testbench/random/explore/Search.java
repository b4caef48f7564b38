package dev.photofinish.testbench.random.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Searches the states of a program. Used by one thread. */
final class Search {

  private static final int NOBODY = -1;

  private final Machine machine;
  private final Findings findings;
  private final Budget budget;
  private final Deque<State> waiting = new ArrayDeque<>();
  private final Set<Long> visited = new HashSet<>();
  private int states;

  Search(RuntimeProgram program, Findings findings, @Nullable Ways ways, Budget budget) {
    this.machine = new Machine(program, findings, ways);
    this.findings = findings;
    this.budget = budget;
  }

  int states() {
    return states;
  }

  /**
   * Visits all states, anew whenever the focus has grown; returns whether the budget was enough.
   */
  boolean visitAll() {
    do {
      waiting.clear();
      visited.clear();
      waiting.push(machine.begin());
    } while (growsFocus());
    return waiting.isEmpty();
  }

  private boolean growsFocus() {
    int focused = findings.focus().size();
    while (!waiting.isEmpty() && states <= budget.states()) {
      visit(waiting.pop());
      if (focused != findings.focus().size()) {
        return true;
      }
    }
    return false;
  }

  private void visit(State state) {
    int chooser = runHidden(state);
    if (chooser != NOBODY) {
      int choices = Machine.choices(state.requireThread(chooser));
      for (int choice = 0; choice < choices; choice++) {
        follow(state, chooser, choice);
      }
    } else if (visited.add(StateHash.of(state))) {
      states++;
      open(state).forEach(thread -> follow(state, thread, 0));
    }
  }

  private void follow(State state, int thread, int choice) {
    State next = state.copy();
    machine.step(next, thread, choice);
    waiting.push(next);
  }

  /** Lets all threads run to where it matters who is next, or until one of them has a choice. */
  private int runHidden(State state) {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int thread = 0; state.hasThread(thread); thread++) {
        while (prospect(state, thread) == Prospect.HIDDEN) {
          if (Machine.choices(state.requireThread(thread)) > 1) {
            return thread;
          }
          machine.step(state, thread, 0);
          moved = true;
        }
      }
    }
    return NOBODY;
  }

  private Prospect prospect(State state, int thread) {
    return machine.prospect(state, state.requireThread(thread));
  }

  /** The threads that can go on; if there are none, takes note of how the run ended. */
  private List<Integer> open(State state) {
    List<Integer> open = new ArrayList<>();
    boolean blocked = false;
    for (int thread = 0; state.hasThread(thread); thread++) {
      Prospect prospect = prospect(state, thread);
      blocked |= prospect == Prospect.BLOCKED;
      if (prospect == Prospect.OPEN) {
        open.add(thread);
      }
    }
    if (open.isEmpty()) {
      end(state, blocked);
    }
    return open;
  }

  private void end(State state, boolean blocked) {
    if (blocked) {
      findings.deadlock();
    } else {
      findings.end(state);
    }
  }

  /** Runs the program to its end, whoever is next left to chance. */
  void walk(Random random) {
    State state = machine.begin();
    for (int next = pick(state, random); next != NOBODY; next = pick(state, random)) {
      machine.step(state, next, random.nextInt(Machine.choices(state.requireThread(next))));
    }
  }

  private int pick(State state, Random random) {
    int chooser = runHidden(state);
    if (chooser != NOBODY) {
      return chooser;
    }
    List<Integer> open = open(state);
    return open.isEmpty() ? NOBODY : open.get(random.nextInt(open.size()));
  }
}
