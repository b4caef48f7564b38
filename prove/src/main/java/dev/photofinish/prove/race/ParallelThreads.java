package dev.photofinish.prove.race;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two threads that may be at two accesses at once, found once for accesses that are alike: locks
 * may depend on the object, this does not, and there may be thousands of threads. Confined to one
 * thread.
 */
final class ParallelThreads {

  /** As many are kept; more would take more memory than they save time. */
  private static final int MOST = 1 << 20;

  /** Two likenesses, with the numbers of the parts of their threads. */
  private record Key(int one, int part, int other, int otherPart) {}

  private final Stages stages;
  private final Map<Key, Optional<ThreadPair>> known = new HashMap<>();

  ParallelThreads(Stages stages) {
    this.stages = stages;
  }

  /**
   * Two threads, each from a part of those of an access.
   *
   * @param parts the parts of the first
   * @param otherParts the parts of the second
   */
  Optional<ThreadPair> of(
      Point one,
      List<BitSet> parts,
      int part,
      Point other,
      List<BitSet> otherParts,
      int otherPart) {
    Key key = new Key(one.likeness(), part, other.likeness(), otherPart);
    Optional<ThreadPair> found = known.get(key);
    if (found == null) {
      found = stages.parallel(one, parts.get(part), other, otherParts.get(otherPart));
      if (known.size() >= MOST) {
        known.clear();
      }
      known.put(key, found);
    }
    return found;
  }
}
