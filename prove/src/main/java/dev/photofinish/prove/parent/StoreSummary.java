package dev.photofinish.prove.parent;

import java.util.BitSet;

/** What a call of an instance does, if nothing that it is given has been stored anywhere. */
final class StoreSummary {

  /** The positions of parameters that may have been stored afterwards. */
  final BitSet stores = new BitSet();

  /** The positions of parameters that the result may be. */
  final BitSet returnedFrom = new BitSet();

  /** Whether what it returns has not been stored. */
  boolean returnsUnstored = true;

  long version() {
    return stores.cardinality()
        + ((long) returnedFrom.cardinality() << 20)
        + (returnsUnstored ? 0 : 1L << 40);
  }
}
