package dev.photofinish.predict.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows from the literals that hold: by clauses with one literal left (two watched
 * literals), and by edges that would close a cycle. Used by one thread.
 */
final class Propagation {

  private final OrderProblem problem;
  private final Trail trail;
  private final OrderGraph graph;
  private List<List<Clause>> watches = new ArrayList<>();

  /** How many literals of the trail have been looked at. */
  private int done;

  /** For each edge in the graph beyond those given, the index in the trail of its literal. */
  private final IntArrayList edges = new IntArrayList();

  Propagation(OrderProblem problem, Trail trail, OrderGraph graph) {
    this.problem = problem;
    this.trail = trail;
    this.graph = graph;
    clearWatches();
  }

  private void clearWatches() {
    watches = new ArrayList<>();
    for (int i = 0; i < 2 * problem.variables(); i++) {
      watches.add(new ArrayList<>(0));
    }
  }

  /** Watches a clause of at least two literals. */
  void watch(Clause clause) {
    watches.get(clause.literals[0]).add(clause);
    watches.get(clause.literals[1]).add(clause);
  }

  void watchOnly(List<Clause> clauses) {
    clearWatches();
    clauses.forEach(this::watch);
  }

  /** Goes on until nothing follows; the clause whose literals are all false, if there is one. */
  @Nullable Clause run() {
    while (done < trail.size()) {
      int literal = trail.literal(done++);
      Clause conflict = order(literal);
      if (conflict == null) {
        conflict = clauses(OrderProblem.not(literal));
      }
      if (conflict != null) {
        return conflict;
      }
    }
    return null;
  }

  private @Nullable Clause order(int literal) {
    if (!problem.isOrder(OrderProblem.variable(literal))) {
      return null;
    }
    IntArrayList cycle = graph.add(problem.first(literal), problem.second(literal), literal);
    if (cycle == null) {
      edges.add(done - 1);
      return null;
    }
    return new Clause(cycle.intStream().map(OrderProblem::not).toArray(), true);
  }

  private @Nullable Clause clauses(int falsified) {
    List<Clause> watching = watches.get(falsified);
    int kept = 0;
    Clause conflict = null;
    for (int i = 0; i < watching.size(); i++) {
      Clause clause = watching.get(i);
      if (conflict != null || !moves(clause, falsified)) {
        watching.set(kept++, clause);
        conflict = conflict != null || !follows(clause) ? firstOf(conflict, clause) : null;
      }
    }
    watching.subList(kept, watching.size()).clear();
    return conflict;
  }

  private static Clause firstOf(@Nullable Clause first, Clause second) {
    return first != null ? first : second;
  }

  /** Whether another literal is watched instead. */
  private boolean moves(Clause clause, int falsified) {
    clause.turn(falsified);
    if (trail.isTrue(clause.literals[0])) {
      return false;
    }
    for (int i = 2; i < clause.literals.length; i++) {
      if (!trail.isFalse(clause.literals[i])) {
        clause.swap(1, i);
        watches.get(clause.literals[1]).add(clause);
        return true;
      }
    }
    return false;
  }

  /** Whether the one literal that is left can hold. */
  private boolean follows(Clause clause) {
    int literal = clause.literals[0];
    if (trail.isFalse(literal)) {
      return false;
    }
    if (!trail.isTrue(literal)) {
      trail.put(literal, clause);
    }
    return true;
  }

  /** Forgets what followed from literals beyond so many. */
  void backTo(int size) {
    while (!edges.isEmpty() && edges.topInt() >= size) {
      edges.popInt();
      graph.removeLast();
    }
    done = Math.min(done, size);
  }
}
