package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NumbersTest {

  private final Numbers numbers = new Numbers(new AtomicLong());

  @Test
  void objectsHaveNoneAtFirst() {
    assertThat(numbers.of(new int[0])).isZero();
  }

  @Test
  void equalObjectsHaveDifferentNumbers() {
    List<Integer> one = new ArrayList<>(List.of(1));
    List<Integer> other = new ArrayList<>(List.of(1));

    long first = numbers.add(one);
    long second = numbers.add(other);

    assertThat(first).isPositive().isNotEqualTo(second);
    assertThat(numbers.of(one)).isEqualTo(first);
    assertThat(numbers.of(other)).isEqualTo(second);
  }

  @Test
  void aNumberIsGivenOnce() {
    Object object = new Object();
    long number = numbers.add(object);

    assertThat(numbers.add(object)).isEqualTo(-number);
  }

  @Test
  void ofSeveralThreadsOneGivesTheNumber() throws Exception {
    Object[] objects = IntStream.range(0, 20_000).mapToObj(i -> new Object()).toArray();
    AtomicInteger given = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      threads.add(
          new Thread(
              () -> {
                for (Object object : objects) {
                  if (numbers.add(object) > 0) {
                    given.incrementAndGet();
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(given).hasValue(objects.length);
    assertThat(IntStream.range(0, objects.length).mapToLong(i -> numbers.of(objects[i])).distinct())
        .hasSize(objects.length);
  }

  @Test
  void whatIsKnownIsFoundWhileTheTableGrows() throws Exception {
    Object[] objects = IntStream.range(0, 1_000).mapToObj(i -> new Object()).toArray();
    long[] given = Arrays.stream(objects).mapToLong(numbers::add).toArray();
    List<Object> more = new ArrayList<>();
    Thread adding =
        new Thread(
            () -> {
              for (int i = 0; i < 500_000; i++) {
                Object object = new Object();
                more.add(object);
                numbers.add(object);
              }
            });
    adding.start();
    long missed = 0;
    do {
      for (int i = 0; i < objects.length; i++) {
        missed += numbers.of(objects[i]) == given[i] ? 0 : 1;
      }
    } while (adding.isAlive());
    adding.join();

    assertThat(missed).isZero();
    assertThat(more).allMatch(each -> numbers.of(each) > 0);
  }

  @Test
  void manyThatAreGoneAreForgotten() {
    for (int i = 0; i < 2_000_000; i++) {
      numbers.add(new Object());
    }
    Object last = new Object();

    assertThat(numbers.add(last)).isEqualTo(2_000_001);
    assertThat(numbers.of(last)).isEqualTo(2_000_001);
  }
}
