package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import java.util.Arrays;

/**
 * The critical sections of one thread on one lock in one mode, in their order. Only the last ones
 * are kept, so that memory does not grow with the trace.
 */
final class Sections {

  private static final long OPEN = Long.MAX_VALUE;
  private static final int MOST = 2_048;

  private long[] begins = new long[2];
  private long[] ends = new long[2];
  private long[][] pasts = new long[2][];
  private int size;
  private long firstForgotten = OPEN;

  void open(long number) {
    if (size == MOST) {
      forgetHalf();
    } else if (size == begins.length) {
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

  private void forgetHalf() {
    firstForgotten = Math.min(firstForgotten, begins[0]);
    size = MOST / 2;
    System.arraycopy(begins, size, begins, 0, size);
    System.arraycopy(ends, size, ends, 0, size);
    System.arraycopy(pasts, size, pasts, 0, size);
  }

  /** Whether the last section that begins before a time is not known any more. */
  boolean isForgotten(long time) {
    return firstForgotten < time && begins[0] >= time;
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
