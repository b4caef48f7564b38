package dev.photofinish.record.runtime;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much there is of the trace, against what there may be: when that is used up, the recording
 * ends. Safe for many threads.
 */
final class Budget {

  private final long limit;
  private final Stop stop;

  /** What is in chunks that nobody goes on with. */
  private final AtomicLong full = new AtomicLong();

  /** What was in the others when the writer came by last; written by the writer. */
  private volatile long begun;

  /**
   * @param limit how many bytes the trace may have
   */
  Budget(long limit, Stop stop) {
    this.limit = limit;
    this.stop = stop;
  }

  /** Nobody goes on with a chunk that has so many bytes. The current thread holds no stripe. */
  void spend(long bytes) {
    full.addAndGet(bytes);
    stopIfUsedUp();
  }

  /** The chunks that threads go on with have so many bytes together. */
  void begun(long bytes) {
    begun = bytes;
    stopIfUsedUp();
  }

  private void stopIfUsedUp() {
    if (full.get() + begun >= limit) {
      stop.early();
    }
  }
}
