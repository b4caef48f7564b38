package dev.photofinish.scan.order;

import java.util.Arrays;

/** Pairs of numbers, collected one by one and then looked up by the first of them. */
public final class Edges {

  private static final int[] NONE = {};

  private int[] from = new int[1024];
  private int[] to = new int[1024];
  private int count;

  public void add(int one, int other) {
    if (count == from.length) {
      from = Arrays.copyOf(from, 2 * count);
      to = Arrays.copyOf(to, 2 * count);
    }
    from[count] = one;
    to[count++] = other;
  }

  /** Where each number below a size leads, in the order of adding. */
  public int[][] bySource(int size) {
    int[] counts = new int[size];
    for (int i = 0; i < count; i++) {
      counts[from[i]]++;
    }
    int[][] all = new int[size][];
    for (int i = 0; i < size; i++) {
      all[i] = counts[i] == 0 ? NONE : new int[counts[i]];
    }
    for (int i = count - 1; i >= 0; i--) {
      all[from[i]][--counts[from[i]]] = to[i];
    }
    return all;
  }
}
