package dev.photofinish.prove.reach;

import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The abstraction relations (figure 3.7): whether what runs is as the types say. */
final class Abstracted {

  private Abstracted() {}

  /** Figure 3.7 (a), for an object or null. */
  static boolean by(HeapType type, Optional<HeapObject> object) {
    return object.isEmpty() || (!type.isNull() && by(type, object.get()));
  }

  /** Figure 3.7 (a), for an object. */
  static boolean by(HeapType type, HeapObject object) {
    return by(type.site(), object.site())
        && loops(type).allMatch(w -> by(type.vector().get(w), object.counts().get(w)));
  }

  /** Figure 3.7 (a), for a loop iteration count. */
  static boolean by(AbstractCount count, int number) {
    return (number == 0 && count == AbstractCount.ZERO)
        || (number > 0 && count == AbstractCount.ONE)
        || count == AbstractCount.TOP;
  }

  /** Figure 3.7 (a), for a site; in a set of them it is abstracted by any that is equal. */
  static boolean by(AbstractSite sites, int site) {
    return sites.sites().anyMatch(one -> one == site) || sites.isTop();
  }

  /** Figure 3.7 (b), first line. */
  static boolean by(Set<HeapEffect> effects, Set<ConcreteEffect> concrete) {
    return concrete.stream().allMatch(effect -> effects.stream().anyMatch(one -> by(one, effect)));
  }

  /** Figure 3.7 (b), second line. */
  static boolean by(HeapEffect effect, ConcreteEffect concrete) {
    return by(effect.root(), concrete.root())
        && by(effect.target(), concrete.target())
        && loops(effect.root()).allMatch(w -> areTogether(effect, concrete, w));
  }

  private static boolean areTogether(HeapEffect effect, ConcreteEffect concrete, int loop) {
    return !isOne(effect.root(), loop)
        || !isOne(effect.target(), loop)
        || concrete.root().counts().get(loop) == concrete.target().counts().get(loop);
  }

  /** Figure 3.7 (c). */
  static boolean by(LoopVector vector, TypeEnvironment types, State state, BitSet running) {
    return running.stream().allMatch(w -> by(vector.get(w), state.counts().get(w)))
        && variables(types).allMatch(v -> by(types.get(v), state.variable(v)))
        && IntStream.range(0, vector.size())
            .allMatch(w -> haveOneIteration(vector, types, state, w));
  }

  /** Clause 3: there is one iteration that every 1 for the loop stands for. */
  private static boolean haveOneIteration(
      LoopVector vector, TypeEnvironment types, State state, int loop) {
    IntStream current =
        vector.get(loop) == AbstractCount.ONE
            ? IntStream.of(state.counts().get(loop))
            : IntStream.empty();
    IntStream ofObjects =
        variables(types)
            .filter(v -> isOne(types.get(v), loop))
            .mapToObj(state::variable)
            .flatMap(Optional::stream)
            .mapToInt(object -> object.counts().get(loop));
    return IntStream.concat(current, ofObjects).distinct().count() <= 1;
  }

  private static boolean isOne(HeapType type, int loop) {
    return !type.isNull() && type.vector().get(loop) == AbstractCount.ONE;
  }

  private static IntStream loops(HeapType type) {
    return IntStream.range(0, type.vector().size());
  }

  private static IntStream variables(TypeEnvironment types) {
    return IntStream.range(0, types.types().size());
  }
}
