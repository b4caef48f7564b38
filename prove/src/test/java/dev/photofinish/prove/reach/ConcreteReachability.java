package dev.photofinish.prove.reach;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What objects reach each other in an execution (definition 3.7; figure 3.9, first equation). */
final class ConcreteReachability {

  private final Set<ConcreteEffect> closure;

  ConcreteReachability(Set<ConcreteEffect> effects) {
    this.closure = closure(effects);
  }

  /** Definition 3.7: the effects of paths of this length. */
  static Set<ConcreteEffect> power(Set<ConcreteEffect> effects, int length) {
    return length == 1 ? effects : step(power(effects, length - 1), effects);
  }

  private static Set<ConcreteEffect> step(Set<ConcreteEffect> paths, Set<ConcreteEffect> effects) {
    return paths.stream()
        .flatMap(
            path ->
                effects.stream()
                    .filter(effect -> effect.root().equals(path.target()))
                    .map(effect -> new ConcreteEffect(path.root(), effect.target())))
        .collect(Collectors.toSet());
  }

  /** Definition 3.7: the effects of paths of any length. */
  static Set<ConcreteEffect> closure(Set<ConcreteEffect> effects) {
    Set<ConcreteEffect> all = new HashSet<>(effects);
    Set<ConcreteEffect> power = effects;
    do {
      power = step(power, effects);
    } while (all.addAll(power));
    return all;
  }

  /** Figure 3.9, first equation. */
  boolean contains(int target, Set<Integer> roots) {
    return closure.stream()
        .filter(effect -> effect.target().site() == target)
        .filter(effect -> roots.contains(effect.root().site()))
        .collect(
            Collectors.groupingBy(
                ConcreteEffect::target,
                Collectors.mapping(ConcreteEffect::root, Collectors.toSet())))
        .values()
        .stream()
        .allMatch(rootsOfOne -> rootsOfOne.size() == 1);
  }

  /** How many objects of these sites reach one of the target's. */
  long countRoots(int target, Set<Integer> roots) {
    return closure.stream()
        .filter(effect -> effect.target().site() == target)
        .map(ConcreteEffect::root)
        .filter(root -> roots.contains(root.site()))
        .distinct()
        .count();
  }
}
