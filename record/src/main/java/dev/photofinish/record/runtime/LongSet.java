package dev.photofinish.record.runtime;

/** A set of numbers that are not 0. Confined to a thread. */
final class LongSet {

  private long[] table = new long[16];
  private int count;

  boolean has(long number) {
    return table[find(table, number)] == number;
  }

  void add(long number) {
    if (!has(number)) {
      table[find(table, number)] = number;
      if (++count * 2 > table.length) {
        grow();
      }
    }
  }

  private void grow() {
    long[] larger = new long[2 * table.length];
    for (long each : table) {
      if (each != 0) {
        larger[find(larger, each)] = each;
      }
    }
    table = larger;
  }

  /** Where a number is, or belongs. */
  private static int find(long[] table, long number) {
    int at = (int) ((number * 0x9E3779B97F4A7C15L) >>> 32) & (table.length - 1);
    while (table[at] != 0 && table[at] != number) {
      at = (at + 1) & (table.length - 1);
    }
    return at;
  }
}
