package dev.photofinish.prove.reach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A type environment (figure 3.6), the paper's Gamma. */
record TypeEnvironment(List<HeapType> types) {

  TypeEnvironment {
    types = List.copyOf(types);
  }

  static TypeEnvironment of(HeapType... types) {
    return new TypeEnvironment(List.of(types));
  }

  static TypeEnvironment ofNulls(int variables, int loops) {
    return new TypeEnvironment(Collections.nCopies(variables, HeapType.ofNull(loops)));
  }

  HeapType get(int variable) {
    return types.get(variable);
  }

  TypeEnvironment with(int variable, HeapType type) {
    List<HeapType> changed = new ArrayList<>(types);
    changed.set(variable, type);
    return new TypeEnvironment(changed);
  }

  /** Definition 3.2. */
  TypeEnvironment join(TypeEnvironment other, SiteJoin sites) {
    return new TypeEnvironment(
        IntStream.range(0, types.size()).mapToObj(v -> sites.join(get(v), other.get(v))).toList());
  }

  /** Definition 3.3. */
  TypeEnvironment loopback(int loop) {
    return new TypeEnvironment(types.stream().map(type -> type.loopback(loop)).toList());
  }
}
