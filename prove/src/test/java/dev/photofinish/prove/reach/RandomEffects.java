package dev.photofinish.prove.reach;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes sets of abstract heap effects at random, and concrete ones that they abstract. */
final class RandomEffects {

  static final int SITES = 4;
  private static final int ITERATIONS = 2;

  private final Random random;
  private final int loops;
  private final int mostSites;

  /**
   * Makes a maker.
   *
   * @param mostSites how many sites a type may have, if it is not top
   */
  RandomEffects(Random random, int mostSites) {
    this.random = random;
    this.loops = 1 + random.nextInt(2);
    this.mostSites = mostSites;
  }

  /** Some effects, the paper's K. */
  Set<HeapEffect> effects() {
    int size = 1 + random.nextInt(6);
    Set<HeapEffect> effects = new HashSet<>();
    for (int i = 0; i < size; i++) {
      effects.add(new HeapEffect(type(), type()));
    }
    return effects;
  }

  private HeapType type() {
    return new HeapType(
        site(),
        LoopVector.of(Stream.generate(this::count).limit(loops).toArray(AbstractCount[]::new)));
  }

  private AbstractSite site() {
    if (random.nextInt(12) == 0) {
      return AbstractSite.TOP;
    }
    int size = 1 + random.nextInt(mostSites);
    return AbstractSite.of(random.ints(size, 0, SITES).toArray());
  }

  private AbstractCount count() {
    int kind = random.nextInt(12);
    if (kind == 0) {
      return AbstractCount.TOP;
    }
    return kind < 4 ? AbstractCount.ZERO : AbstractCount.ONE;
  }

  /** Some concrete effects that are abstracted by the effects, the paper's C. */
  Set<ConcreteEffect> abstractedBy(Set<HeapEffect> effects) {
    List<HeapEffect> all = List.copyOf(effects);
    Set<ConcreteEffect> concrete = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      concrete.add(abstractedBy(all.get(random.nextInt(all.size()))));
    }
    return concrete;
  }

  private ConcreteEffect abstractedBy(HeapEffect effect) {
    int[] together = IntStream.range(0, loops).map(w -> 1 + random.nextInt(ITERATIONS)).toArray();
    return new ConcreteEffect(
        object(effect.root(), effect.target(), together),
        object(effect.target(), effect.root(), together));
  }

  private HeapObject object(HeapType type, HeapType other, int[] together) {
    int[] sites = type.site().isTop() ? new int[] {0, 1, 2, 3} : type.site().sites().toArray();
    return new HeapObject(
        sites[random.nextInt(sites.length)],
        new Counts(
            IntStream.range(0, loops)
                .mapToObj(w -> number(type.vector().get(w), other.vector().get(w), together[w]))
                .toList()));
  }

  private int number(AbstractCount count, AbstractCount other, int together) {
    if (count == AbstractCount.ZERO) {
      return 0;
    } else if (count == AbstractCount.TOP) {
      return random.nextInt(ITERATIONS + 1);
    }
    return other == AbstractCount.ONE ? together : 1 + random.nextInt(ITERATIONS);
  }
}
