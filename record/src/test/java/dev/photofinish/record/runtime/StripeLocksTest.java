package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StripeLocksTest {

  private static final long FOR_EVER = Long.MAX_VALUE / 2;

  @Test
  void numbersTheEventsOfAStripeWithoutHoles() {
    StripeLocks locks = new StripeLocks(4, FOR_EVER);
    for (int i = 0; i < 3; i++) {
      assertThat(locks.take(2)).isEqualTo(i);
      locks.give(2, i);
    }

    assertThat(locks.take(1)).isZero();
    assertThat(locks.isExact()).isTrue();
  }

  @Test
  void letsOneThreadInAtATime() throws Exception {
    StripeLocks locks = new StripeLocks(1, FOR_EVER);
    int rounds = 50_000;
    // Plain on purpose: the stripe is all that keeps the threads apart.
    long[] guarded = new long[1];
    List<long[]> seen = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      long[] versions = new long[rounds];
      seen.add(versions);
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < rounds; i++) {
                  versions[i] = locks.take(0);
                  guarded[0]++;
                  locks.give(0, versions[i]);
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(guarded[0]).isEqualTo(4L * rounds);
    assertThat(seen.stream().flatMapToLong(java.util.Arrays::stream).sorted())
        .containsExactlyElementsOf(IntStream.range(0, 4 * rounds).mapToObj(Long::valueOf).toList());
    assertThat(locks.isExact()).isTrue();
  }

  @Test
  void takesOverWhatADeadThreadHolds() {
    StripeLocks locks = new StripeLocks(1, 1);
    long first = locks.take(0);

    assertThat(locks.take(0)).isEqualTo(first);
    assertThat(locks.isExact()).isFalse();
  }
}
