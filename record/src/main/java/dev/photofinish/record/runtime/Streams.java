package dev.photofinish.record.runtime;

import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What is known of streams. A parallel one calls code on many threads, and each call may come after
 * whatever was called before: the two that are put together, the elements before a barrier. Only
 * what is called for each element by itself is certain not to. Safe for many threads.
 */
final class Streams {

  /** Streams whose elements may have waited for each other. */
  private final Numbers behindBarriers = new Numbers(new AtomicLong());

  /** Code that was ever called for each element by itself, and others that look like it. */
  private final NumberBits each = new NumberBits();

  /** The same that was ever called otherwise. */
  private final NumberBits behind = new NumberBits();

  /** How many parallel streams are evaluated now. */
  private final AtomicInteger parallel = new AtomicInteger();

  boolean isBehindBarrier(Object stream) {
    return behindBarriers.of(stream) != 0;
  }

  void putBehindBarrier(Object stream) {
    behindBarriers.add(stream);
  }

  /** Code is about to be called for each element. */
  void call(long number, boolean isAlone) {
    (isAlone ? each : behind).add(number);
  }

  void begin() {
    parallel.incrementAndGet();
  }

  void end() {
    parallel.decrementAndGet();
  }

  /**
   * Whether code that begins may come after all that parallel streams have called so far.
   *
   * @param isOutermost whether nothing of the program is under way on the thread
   */
  boolean mayFollow(long number, boolean isOutermost, Context context) {
    boolean isPart = context.callbacks().isPart() || (isOutermost && mayBePart(context));
    return isPart && !(each.has(number) && !behind.has(number));
  }

  private boolean mayBePart(Context context) {
    return parallel.get() > 0
        && !context.isForked()
        && Thread.currentThread() instanceof ForkJoinWorkerThread;
  }
}
