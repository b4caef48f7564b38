package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;
import java.util.BitSet;

/**
 * What a call of an instance does to locality, if all it is given is local. Grows while summaries
 * are found.
 */
final class Summary {

  /** The positions of parameters that are not local any more afterwards. */
  final BitSet leaks = new BitSet();

  /**
   * Pairs {@code from * 256 + to}: what one parameter reaches may become reachable from another.
   */
  final BitSet links = new BitSet();

  /** The positions of parameters that the result may be, or be reached from. */
  final BitSet returnedFrom = new BitSet();

  /** Objects that escaped, or that others know, and that local ones may refer to. */
  final ObjectSet leaked = new ObjectSet();

  /** Whether what it returns is local. */
  boolean returnsLocal = true;

  static int link(int from, int to) {
    return from << 8 | to;
  }

  boolean links(int from, int to) {
    return links.get(link(from, to));
  }

  /** A value that changes whenever the summary does. */
  long version() {
    return leaks.cardinality()
        + ((long) links.cardinality() << 10)
        + ((long) returnedFrom.cardinality() << 30)
        + ((long) leaked.size() << 40)
        + (returnsLocal ? 0 : 1L << 62);
  }
}
