package dev.photofinish.predict.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Learns from a dead end the clause of the first unique implication point (Marques-Silva and
 * Sakallah, GRASP, 1996; Zhang and others, ICCAD 2001). Used by one thread.
 */
final class Learning {

  private final Trail trail;
  private final Activity activity;
  private final boolean[] seen;
  private final IntArrayList learnt = new IntArrayList();
  private int open;

  Learning(Trail trail, Activity activity, int variables) {
    this.trail = trail;
    this.activity = activity;
    this.seen = new boolean[variables];
  }

  /**
   * The learnt literals: first the one that follows once the others are as they are at the level to
   * go back to, second one of that level.
   */
  int[] learn(Clause conflict) {
    learnt.clear();
    learnt.add(OrderProblem.TRUE);
    open = 0;
    int index = trail.size();
    @Nullable Clause reason = conflict;
    int point;
    do {
      add(reason);
      do {
        point = trail.literal(--index);
      } while (!seen[OrderProblem.variable(point)]);
      seen[OrderProblem.variable(point)] = false;
      reason = trail.reason(point);
    } while (--open > 0);
    learnt.set(0, OrderProblem.not(point));
    return finished();
  }

  private void add(@Nullable Clause reason) {
    if (reason == null) {
      throw new IllegalStateException("a decision is its own reason");
    }
    reason.activity++;
    for (int literal : reason.literals) {
      if (trail.isFalse(literal)) {
        add(literal);
      }
    }
  }

  private void add(int literal) {
    int variable = OrderProblem.variable(literal);
    if (seen[variable] || trail.level(literal) == 0) {
      return;
    }
    seen[variable] = true;
    activity.raise(variable);
    if (trail.level(literal) == trail.level()) {
      open++;
    } else {
      learnt.add(literal);
    }
  }

  private int[] finished() {
    int[] literals = learnt.toIntArray();
    int deepest = 1;
    for (int i = 1; i < literals.length; i++) {
      seen[OrderProblem.variable(literals[i])] = false;
      if (trail.level(literals[i]) > trail.level(literals[deepest])) {
        deepest = i;
      }
    }
    if (literals.length > 1) {
      int literal = literals[1];
      literals[1] = literals[deepest];
      literals[deepest] = literal;
    }
    return literals;
  }
}
