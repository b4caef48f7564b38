package dev.photofinish.prove.reach;

import java.util.HashSet;
import java.util.Set;

/**
 * The right side of a judgement of figure 3.5.
 *
 * @param state the state after the statement, or where the execution is stuck
 * @param effects the paper's C
 * @param isStuck whether null was dereferenced, for which there is no rule; the effects until then
 *     are there
 */
record Execution(State state, Set<ConcreteEffect> effects, boolean isStuck) {

  Execution {
    effects = Set.copyOf(effects);
  }

  static Execution to(State state) {
    return new Execution(state, Set.of(), false);
  }

  static Execution stuckAt(State state) {
    return new Execution(state, Set.of(), true);
  }

  /** This execution and then another that starts where it ended. */
  Execution then(Execution next) {
    Set<ConcreteEffect> both = new HashSet<>(effects);
    both.addAll(next.effects);
    return new Execution(next.state, both, next.isStuck);
  }
}
