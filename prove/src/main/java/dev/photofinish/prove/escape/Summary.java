package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;

/** What a call in a {@link CallContext} does to locality. Grows while contexts are solved. */
final class Summary {

  /** The positions of parameters that were local before the call and are not after it, as bits. */
  long leaks;

  /** The positions of parameters that are still local and that another object may refer to. */
  long holds;

  /** Objects that local ones may refer to and that may be local themselves. */
  final ObjectSet owned = new ObjectSet();

  /** Objects that escaped, or that others know, and that local ones may refer to. */
  final ObjectSet leaked = new ObjectSet();

  /** Objects that parameters led to and that became known to others: callers may have them, too. */
  final ObjectSet lost = new ObjectSet();

  /** Whether what it returns is local. */
  boolean returnsLocal = true;

  /** Whether another object may refer to what it returns. */
  boolean returnsHeld;

  /** Says what another says, too; of results, only whether they are held. */
  void add(Summary other) {
    leaks |= other.leaks;
    holds |= other.holds;
    owned.addAll(other.owned);
    leaked.addAll(other.leaked);
    lost.addAll(other.lost);
    returnsHeld |= other.returnsHeld;
  }

  /** How much it says; more whenever it changes. */
  int size() {
    int flags = (returnsLocal ? 0 : 1) + (returnsHeld ? 1 : 0);
    int positions = Long.bitCount(leaks) + Long.bitCount(holds);
    return positions + owned.size() + leaked.size() + lost.size() + flags;
  }
}
