package dev.photofinish.testbench.random.explore;

import java.util.BitSet;

/**
 * Where threads may interfere, as far as it is known: pieces of objects, by where the objects were
 * made, that two threads touched without one happening before the other.
 *
 * <p>Threads take turns there only. That leaves out no behaviour once an exploration adds nothing:
 * a shortest run that interferes elsewhere could be reordered, without changing what any thread
 * sees, into one in which turns begin here only, and that one would have been explored.
 */
final class Focus {

  /** The monitor, next to the slots of an object. */
  static final int MONITOR = 60;

  /** The state of a lock of {@code java.util.concurrent.locks}. */
  static final int LOCK = 61;

  /** Whether a thread is started, or a class initialised. */
  static final int BEGUN = 62;

  /** Whether constructors are left. */
  static final int FROZEN = 63;

  private static final int LAST_SLOT = 59;

  /** More than a program has; their sites are negative. */
  private static final int CLASSES = 64;

  private final BitSet keys = new BitSet();
  private final boolean everywhere;

  private Focus(boolean everywhere) {
    this.everywhere = everywhere;
  }

  /** A focus that knows of nothing yet. */
  static Focus nowhere() {
    return new Focus(false);
  }

  /** A focus that lets threads take turns everywhere, to test that others leave out nothing. */
  static Focus everywhere() {
    return new Focus(true);
  }

  boolean contains(HeapObject object, int piece) {
    return everywhere || keys.get(key(object, piece));
  }

  void add(HeapObject object, int piece) {
    keys.set(key(object, piece));
  }

  int size() {
    return keys.cardinality();
  }

  /** Slots of big arrays share a key; that costs turns, but no behaviour. */
  private static int key(HeapObject object, int piece) {
    return (object.site + CLASSES) * 64 + piece;
  }

  static int slot(int slot) {
    return Math.min(slot, LAST_SLOT);
  }
}
