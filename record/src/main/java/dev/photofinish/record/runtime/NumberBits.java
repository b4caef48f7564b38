package dev.photofinish.record.runtime;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Numbers, and with each some others that look like it: what was added is there, and little else.
 * Safe for many threads.
 */
final class NumberBits {

  private static final int WORDS = 1 << 12;

  private final AtomicLongArray words = new AtomicLongArray(WORDS);

  void add(long number) {
    int bit = bit(number);
    long word = words.get(bit >>> 6);
    while ((word & 1L << bit) == 0 && !words.compareAndSet(bit >>> 6, word, word | 1L << bit)) {
      word = words.get(bit >>> 6);
    }
  }

  boolean has(long number) {
    int bit = bit(number);
    return (words.get(bit >>> 6) & 1L << bit) != 0;
  }

  private static int bit(long number) {
    return (int) ((number * 0x9E3779B97F4A7C15L) >>> 46) & (64 * WORDS - 1);
  }
}
