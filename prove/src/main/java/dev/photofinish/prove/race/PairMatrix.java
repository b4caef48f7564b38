package dev.photofinish.prove.race;

import java.util.BitSet;

/** A set of unordered pairs of small numbers. */
final class PairMatrix {

  private static final BitSet EMPTY = new BitSet();

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

  /** All pairs of some with others. */
  void setAll(BitSet some, BitSet others) {
    BitSet all = (BitSet) some.clone();
    all.or(others);
    for (int row = all.nextSetBit(0); row >= 0; row = all.nextSetBit(row + 1)) {
      BitSet columns = new BitSet();
      if (some.get(row)) {
        columns.or(others);
      }
      if (others.get(row)) {
        columns.or(some);
      }
      columns.clear(0, row);
      addAll(row, columns);
    }
  }

  private void addAll(int row, BitSet columns) {
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

  /** Takes out the pairs of a number with others that are larger. */
  void clearAll(int number, BitSet others) {
    BitSet row = rows[number];
    if (row != null) {
      size -= row.cardinality();
      row.andNot(others);
      size += row.cardinality();
    }
  }

  /** Leaves only those pairs that another set has as well. */
  void retainAll(PairMatrix other) {
    for (int i = 0; i < rows.length; i++) {
      if (rows[i] != null) {
        rows[i].and(other.row(i));
      }
    }
    count();
  }

  /** Adds those pairs of one set that another does not have. */
  void addAllBut(PairMatrix more, PairMatrix but) {
    for (int i = 0; i < more.rows.length; i++) {
      BitSet added = (BitSet) more.row(i).clone();
      added.andNot(but.row(i));
      added.or(row(i));
      rows[i] = added;
    }
    count();
  }

  /** Adds all pairs that have a number from one on. */
  void setFrom(int first) {
    for (int i = 0; i < rows.length; i++) {
      BitSet row = (BitSet) row(i).clone();
      row.set(Math.max(i, first), rows.length);
      rows[i] = row;
    }
    count();
  }

  /** The numbers that are in any pair. */
  BitSet members() {
    BitSet members = new BitSet();
    for (int i = 0; i < rows.length; i++) {
      BitSet row = row(i);
      members.or(row);
      members.set(i, members.get(i) || !row.isEmpty());
    }
    return members;
  }

  /** Of a row that is not to be changed. */
  private BitSet row(int number) {
    BitSet row = number < rows.length ? rows[number] : null;
    return row == null ? EMPTY : row;
  }

  private void count() {
    size = 0;
    for (BitSet row : rows) {
      size += row == null ? 0 : row.cardinality();
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
