package dev.photofinish.prove.reach;

import java.util.HashSet;
import java.util.Set;

/**
 * The right side of a type judgement of figure 3.8.
 *
 * @param environment the types after the statement
 * @param effects the paper's K
 */
record Typing(TypeEnvironment environment, Set<HeapEffect> effects) {

  Typing {
    effects = Set.copyOf(effects);
  }

  static Typing to(TypeEnvironment environment) {
    return new Typing(environment, Set.of());
  }

  Typing plus(Set<HeapEffect> more) {
    Set<HeapEffect> both = new HashSet<>(effects);
    both.addAll(more);
    return new Typing(environment, both);
  }
}
