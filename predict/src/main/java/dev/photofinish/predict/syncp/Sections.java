package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import java.util.Arrays;

/** The critical sections of one thread on one lock in one mode, in their order. */
final class Sections {

  private static final long OPEN = Long.MAX_VALUE;

  private long[] begins = new long[2];
  private long[] ends = new long[2];
  private long[][] pasts = new long[2][];
  private int size;

  void open(long number) {
    if (size == begins.length) {
      begins = Arrays.copyOf(begins, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
      pasts = Arrays.copyOf(pasts, 2 * size);
    }
    begins[size] = number;
    pasts[size] = Times.none();
    ends[size++] = OPEN;
  }

  /**
   * Ends the section that is open.
   *
   * @param past the past of the release, with it
   */
  void end(long number, long[] past) {
    if (size == 0 || ends[size - 1] != OPEN) {
      // The lock was taken before the trace began.
      open(-1);
    }
    ends[size - 1] = number;
    pasts[size - 1] = past;
  }

  /** The last section that begins before a time; -1 if there is none. */
  int lastBefore(long time) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (begins[middle] < time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }

  long begin(int section) {
    return begins[section];
  }

  boolean isOpen(int section) {
    return ends[section] == OPEN;
  }

  /** The past of a section's release, with it. */
  long[] past(int section) {
    return pasts[section];
  }
}
