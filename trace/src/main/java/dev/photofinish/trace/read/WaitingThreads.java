package dev.photofinish.trace.read;

import org.jspecify.annotations.Nullable;

/**
 * Threads whose next event has to wait for others of its stripe, found by stripe and version.
 *
 * <p>A table with chains that go through the threads themselves: as many may wait for one stripe as
 * there are threads, and each is found in one step.
 */
final class WaitingThreads {

  private final @Nullable MergeThread[] buckets;
  private int count;

  WaitingThreads(int threads) {
    buckets = new MergeThread[Integer.highestOneBit(Math.max(8, threads)) * 2];
  }

  void add(MergeThread thread) {
    int bucket = bucket(thread.stripe(), thread.version());
    thread.nextWaiting = buckets[bucket];
    buckets[bucket] = thread;
    count++;
  }

  /** Takes out the thread that waits for this turn, if there is one. */
  @Nullable MergeThread remove(int stripe, long version) {
    if (count == 0) {
      return null;
    }
    int bucket = bucket(stripe, version);
    MergeThread before = null;
    MergeThread thread = buckets[bucket];
    while (thread != null && (thread.stripe() != stripe || thread.version() != version)) {
      before = thread;
      thread = thread.nextWaiting;
    }
    if (thread != null) {
      unlink(bucket, before, thread);
    }
    return thread;
  }

  private void unlink(int bucket, @Nullable MergeThread before, MergeThread thread) {
    if (before == null) {
      buckets[bucket] = thread.nextWaiting;
    } else {
      before.nextWaiting = thread.nextWaiting;
    }
    thread.nextWaiting = null;
    count--;
  }

  private int bucket(int stripe, long version) {
    long mixed = (version * 31 + stripe) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32) & (buckets.length - 1);
  }
}
