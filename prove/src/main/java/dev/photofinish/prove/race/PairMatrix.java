package dev.photofinish.prove.race;

import java.util.BitSet;

/** A set of unordered pairs of small numbers. */
final class PairMatrix {

  private final BitSet[] rows;
  private long size;

  PairMatrix(int count) {
    rows = new BitSet[count];
  }

  void set(int one, int other) {
    int row = Math.min(one, other);
    int column = Math.max(one, other);
    if (rows[row] == null) {
      rows[row] = new BitSet();
    }
    if (!rows[row].get(column)) {
      rows[row].set(column);
      size++;
    }
  }

  boolean has(int one, int other) {
    BitSet row = rows[Math.min(one, other)];
    return row != null && row.get(Math.max(one, other));
  }

  /** All pairs of some with others, of which they are part. */
  void setAll(BitSet some, BitSet others) {
    for (int row = others.nextSetBit(0); row >= 0; row = others.nextSetBit(row + 1)) {
      BitSet columns = (BitSet) (some.get(row) ? others : some).clone();
      columns.clear(0, row);
      BitSet known = rows[row];
      if (known == null) {
        rows[row] = columns;
        size += columns.cardinality();
      } else {
        size -= known.cardinality();
        known.or(columns);
        size += known.cardinality();
      }
    }
  }

  /** How many pairs there are. */
  long size() {
    return size;
  }

  static long key(int one, int other) {
    return (long) Math.min(one, other) << 32 | Math.max(one, other);
  }
}
