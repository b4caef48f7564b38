package dev.photofinish.predict.hb;

import dev.photofinish.predict.clock.Times;
import java.util.Arrays;

/**
 * Accesses to one location of which none happens before another, one for each thread at most. Used
 * by one thread.
 */
final class AccessSet {

  private long[] epochs = new long[2];
  private int[] sites = new int[2];
  private int size;

  int size() {
    return size;
  }

  long epoch(int index) {
    return epochs[index];
  }

  int site(int index) {
    return sites[index];
  }

  void add(long epoch, int site) {
    if (size == epochs.length) {
      epochs = Arrays.copyOf(epochs, 2 * size);
      sites = Arrays.copyOf(sites, 2 * size);
    }
    epochs[size] = epoch;
    sites[size++] = site;
  }

  /** Removes what is in the past of a thread: who races with that races with what comes after. */
  void removePast(int thread, long[] times) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int other = Epoch.thread(epochs[i]);
      if (other != thread && !Times.cover(times, other, Epoch.number(epochs[i]))) {
        epochs[kept] = epochs[i];
        sites[kept++] = sites[i];
      }
    }
    size = kept;
  }
}
