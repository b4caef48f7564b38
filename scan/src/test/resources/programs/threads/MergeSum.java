package threads;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Adds up an array by divide and conquer. */
class MergeSum extends RecursiveTask<Long> {

  private static final AtomicInteger splits = new AtomicInteger();
  private static int leaves;

  private final long[] data;
  private final int from;
  private final int to;

  MergeSum(long[] data, int from, int to) {
    this.data = data;
    this.from = from;
    this.to = to;
  }

  @Override
  protected Long compute() {
    if (to - from < 1_000) {
      leaves++; // race: MergeSum.leaves
      return sum();
    }
    splits.incrementAndGet();
    int middle = (from + to) / 2;
    MergeSum left = new MergeSum(data, from, middle);
    MergeSum right = new MergeSum(data, middle, to);
    left.fork();
    return right.compute() + left.join();
  }

  private long sum() {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += data[i];
    }
    return sum;
  }

  static int leaves() {
    return leaves; // race: MergeSum.leaves
  }

  static long of(long[] data) {
    return ForkJoinPool.commonPool().invoke(new MergeSum(data, 0, data.length));
  }
}
