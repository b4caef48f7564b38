package containers;

import java.util.Arrays;
import javax.annotation.concurrent.ThreadSafe;

/** Arrays and what is done to their elements, directly and by the library. */
@ThreadSafe
class Histogram {

  private final int[] buckets = new int[16];
  private final int[] filled = new int[16];
  private final int[] sorted = new int[16];
  private final int[] copied = new int[16];
  private final long[][] grid = new long[4][4];
  private final int[] bounds = {1, 10, 100};
  private final int[] locked = new int[16];
  private int[] replaced = new int[16];

  void count(int value) {
    buckets[value % 16]++; // race: Histogram.buckets
  }

  int at(int bucket) {
    return buckets[bucket]; // race: Histogram.buckets read
  }

  int size() {
    return buckets.length;
  }

  int sum() {
    int sum = 0;
    for (int bucket : buckets) { // race: Histogram.buckets read
      sum += bucket;
    }
    return sum;
  }

  void clear() {
    Arrays.fill(filled, 0); // race: Histogram.filled write
  }

  void sort() {
    Arrays.sort(sorted); // race: Histogram.sorted write
  }

  int[] snapshot() {
    return Arrays.copyOf(sorted, 4); // race: Histogram.sorted read
  }

  void load(int[] from) {
    System.arraycopy(from, 0, copied, 0, 16); // race: Histogram.copied write
  }

  void cell(int row, int column) {
    grid[row][column]++; // race: Histogram.grid
  }

  long[] row(int row) {
    return grid[row];
  }

  int bound(int index) {
    return bounds[index];
  }

  void countLocked(int value) {
    synchronized (locked) {
      locked[value % 16]++;
    }
  }

  int[] lockedSnapshot() {
    synchronized (locked) {
      return locked.clone();
    }
  }

  void grow() {
    int[] larger = new int[32];
    larger[0] = 1;
    replaced = larger; // race: Histogram.replaced write
  }

  int capacity() {
    return replaced.length; // race: Histogram.replaced read
  }
}
