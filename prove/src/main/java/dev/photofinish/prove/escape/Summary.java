package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;

/** What a call in a {@link CallContext} does to locality. Grows while contexts are solved. */
final class Summary {

  /** The positions of parameters that were local before the call and are not after it, as bits. */
  long leaks;

  /** Objects that escaped, or that others know, and that local ones may refer to. */
  final ObjectSet leaked = new ObjectSet();

  /** Whether what it returns is local. */
  boolean returnsLocal = true;

  /** A value that changes whenever the summary does. */
  long version() {
    return leaks * 31 + leaked.size() * 2L + (returnsLocal ? 0 : 1);
  }
}
