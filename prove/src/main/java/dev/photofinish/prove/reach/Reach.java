package dev.photofinish.prove.reach;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What may be reached from the objects of one type, by site: of figure 3.9, all that must be known
 * of one root.
 *
 * <p>An effect of the closure is <em>settled</em> if it is well paired with itself: its root is
 * below top, and its target has a 1 wherever the root has one. Two effects that are not both
 * settled break the figure's condition whatever else they are, so only settled ones are kept.
 */
final class Reach {

  private final HeapType root;
  private final Map<Integer, Set<LoopVector>> settled = new HashMap<>();
  private final Set<LoopVector> settledAnywhere = new LinkedHashSet<>();
  private final BitSet unsettled = new BitSet();
  private boolean isUnsettledAnywhere;

  /**
   * Finds out about a root.
   *
   * @param targets what the closure has for the root; nothing if that is not known
   */
  Reach(HeapType root, Optional<Set<HeapType>> targets) {
    this.root = root;
    this.isUnsettledAnywhere = targets.isEmpty();
    targets.ifPresent(known -> known.forEach(this::add));
  }

  private void add(HeapType target) {
    if (root.isBelowTop() && target.vector().hasOnesOf(root.vector())) {
      addSettled(target);
    } else {
      isUnsettledAnywhere |= target.site().isTop();
      target.site().sites().forEach(unsettled::set);
    }
  }

  private void addSettled(HeapType target) {
    if (target.site().isTop()) {
      settledAnywhere.add(target.vector());
    }
    target
        .site()
        .sites()
        .forEach(
            site ->
                settled.computeIfAbsent(site, none -> new LinkedHashSet<>()).add(target.vector()));
  }

  HeapType root() {
    return root;
  }

  /** Whether some effect from the root to the site may not be settled. */
  boolean isUnsettledAt(int site) {
    return isUnsettledAnywhere || unsettled.get(site);
  }

  boolean mayReach(int site) {
    return isUnsettledAt(site) || !settledAnywhere.isEmpty() || settled.containsKey(site);
  }

  /** The vectors of the targets of settled effects to the site. */
  private Stream<LoopVector> at(int site) {
    Collection<LoopVector> here = settled.getOrDefault(site, Set.of());
    return Stream.concat(settledAnywhere.stream(), here.stream());
  }

  /** Whether two roots may reach the same object of a site (tau3 and tau4 are compatible). */
  boolean mayMeet(Reach other, int site) {
    return at(site).anyMatch(vector -> other.at(site).anyMatch(vector::isCompatible));
  }
}
