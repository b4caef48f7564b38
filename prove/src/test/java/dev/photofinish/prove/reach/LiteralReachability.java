package dev.photofinish.prove.reach;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The disjoint reachability analysis to the letter (definition 3.10; figure 3.9, second equation),
 * for types that have one site or top; slow.
 */
final class LiteralReachability {

  private final Set<HeapEffect> closure;

  LiteralReachability(Set<HeapEffect> effects) {
    this.closure = closure(effects);
  }

  /** A type with a set of sites is all types with one of its sites. */
  static Set<HeapEffect> bySite(Set<HeapEffect> effects) {
    return effects.stream()
        .flatMap(
            effect ->
                bySite(effect.root())
                    .flatMap(
                        root ->
                            bySite(effect.target()).map(target -> new HeapEffect(root, target))))
        .collect(Collectors.toSet());
  }

  private static Stream<HeapType> bySite(HeapType type) {
    return type.site().isTop()
        ? Stream.of(type)
        : type.site().sites().mapToObj(site -> new HeapType(AbstractSite.of(site), type.vector()));
  }

  /** Definition 3.10: the effects of paths of this length. */
  static Set<HeapEffect> power(Set<HeapEffect> effects, int length) {
    return length == 1 ? effects : step(power(effects, length - 1), effects);
  }

  /** Definition 3.10: the effects of paths of any length. */
  static Set<HeapEffect> closure(Set<HeapEffect> effects) {
    Set<HeapEffect> all = new HashSet<>(effects);
    Set<HeapEffect> power = effects;
    do {
      power = step(power, effects);
    } while (all.addAll(power));
    return all;
  }

  private static Set<HeapEffect> step(Set<HeapEffect> paths, Set<HeapEffect> effects) {
    return paths.stream()
        .flatMap(
            path ->
                effects.stream()
                    .filter(effect -> path.target().isCompatible(effect.root()))
                    .map(effect -> step(path.root(), path.target(), effect)))
        .collect(Collectors.toSet());
  }

  private static HeapEffect step(HeapType first, HeapType second, HeapEffect next) {
    LoopVector fifth =
        LoopVector.of(
            IntStream.range(0, first.vector().size())
                .mapToObj(w -> step(first, second, next, w))
                .toArray(AbstractCount[]::new));
    return new HeapEffect(first, new HeapType(next.target().site(), fifth));
  }

  private static AbstractCount step(HeapType first, HeapType second, HeapEffect next, int loop) {
    boolean isLost =
        isOne(first, loop)
            && isOne(next.target(), loop)
            && (!isOne(second, loop) || !isOne(next.root(), loop));
    return isLost ? AbstractCount.TOP : next.target().vector().get(loop);
  }

  private static boolean isOne(HeapType type, int loop) {
    return type.vector().get(loop) == AbstractCount.ONE;
  }

  /** Figure 3.9, second equation. */
  boolean contains(int target, Set<Integer> roots) {
    Set<HeapEffect> asked =
        closure.stream()
            .filter(effect -> roots.stream().anyMatch(effect.root().site()::contains))
            .filter(effect -> effect.target().site().contains(target))
            .collect(Collectors.toSet());
    return asked.stream()
        .allMatch(
            one ->
                asked.stream()
                    .filter(other -> one.target().isCompatible(other.target()))
                    .allMatch(other -> haveOneRoot(one, other)));
  }

  private static boolean haveOneRoot(HeapEffect one, HeapEffect other) {
    return one.root().equals(other.root())
        && one.root().isBelowTop()
        && IntStream.range(0, one.root().vector().size())
            .filter(w -> isOne(one.root(), w))
            .allMatch(w -> isOne(one.target(), w) && isOne(other.target(), w));
  }
}
