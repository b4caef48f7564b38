package dev.photofinish.testbench.random.explore;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A state of the whole program: threads and heap, and the clocks and histories that decide what
 * races with what is to come.
 *
 * <p>Objects are named by the thread that makes them and a count, so that the order of independent
 * steps does not change names and equal states have equal hashes. Owner 0 has the classes, owner
 * {@code t + 1} what thread {@code t} made.
 *
 * <p>A copy shares all objects and threads until one is to be changed. A state must not be changed
 * once it was copied.
 */
final class State {

  static final int NULL = 0;

  private static final int OWNER_SHIFT = 16;
  private static final int COUNT_MASK = (1 << OWNER_SHIFT) - 1;

  private final HeapObject[][] heap;
  private final int[] counts;
  private final @Nullable ThreadState[] threads;

  /** Tells what belongs to this state alone. */
  private final Object home = new Object();

  State(HeapObject[] classes) {
    this(
        new HeapObject[Clock.THREADS + 1][0],
        new int[Clock.THREADS + 1],
        new ThreadState[Clock.THREADS]);
    heap[0] = classes;
    counts[0] = classes.length;
  }

  private State(HeapObject[][] heap, int[] counts, @Nullable ThreadState[] threads) {
    this.heap = heap;
    this.counts = counts;
    this.threads = threads;
  }

  State copy() {
    HeapObject[][] heapCopy = new HeapObject[heap.length][];
    for (int owner = 0; owner < heap.length; owner++) {
      heapCopy[owner] = counts[owner] == 0 ? heap[owner] : heap[owner].clone();
    }
    return new State(heapCopy, counts.clone(), threads.clone());
  }

  static int nameOfClass(int index) {
    return index + 1;
  }

  HeapObject classObject(int index) {
    return heap[0][index];
  }

  /** Adds an object that a thread made, and returns its name. */
  int add(int thread, HeapObject object) {
    int owner = thread + 1;
    int count = counts[owner]++;
    if (count == heap[owner].length) {
      heap[owner] = Arrays.copyOf(heap[owner], 2 * count + 4);
    }
    object.home = home;
    heap[owner][count] = object;
    return owner << OWNER_SHIFT | (count + 1);
  }

  /** An object that is to be changed. */
  HeapObject edit(int name) {
    HeapObject[] row = heap[name >>> OWNER_SHIFT];
    int index = (name & COUNT_MASK) - 1;
    if (!belongsHere(row[index].home)) {
      row[index] = row[index].copy(home);
    }
    row[index].change();
    return row[index];
  }

  /** A thread that is to go on. */
  ThreadState editThread(int index) {
    ThreadState thread = requireThread(index);
    if (!belongsHere(thread.home)) {
      thread = thread.copy(home);
      threads[index] = thread;
    }
    return thread;
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean belongsHere(Object other) {
    return other == home;
  }

  HeapObject get(int name) {
    return heap[name >>> OWNER_SHIFT][(name & COUNT_MASK) - 1];
  }

  /** Whether a value may be the name of an object; some numbers are as well. */
  boolean isName(int value) {
    int owner = value >>> OWNER_SHIFT;
    int count = value & COUNT_MASK;
    return owner < heap.length && count > 0 && count <= counts[owner];
  }

  /** A name as an index that is small in short runs. */
  static int dense(int name) {
    return (name & COUNT_MASK) * (Clock.THREADS + 1) + (name >>> OWNER_SHIFT);
  }

  int classCount() {
    return counts[0];
  }

  @Nullable ThreadState[] threads() {
    return threads;
  }

  boolean hasThread(int index) {
    return index < threads.length && threads[index] != null;
  }

  /** How many threads were started. */
  int threadCount() {
    int count = 0;
    while (hasThread(count)) {
      count++;
    }
    return count;
  }

  ThreadState requireThread(int index) {
    return Objects.requireNonNull(threads[index]);
  }

  /** Adds a thread that knows this clock, and may have to go certain ways. */
  ThreadState addThread(Clock clock, @Nullable Ways ways) {
    int index = threadCount();
    if (index == Clock.THREADS) {
      throw new IllegalStateException("more than " + index + " threads");
    }
    ThreadState thread = new ThreadState(index, clock.tick(index), ways, home);
    threads[index] = thread;
    return thread;
  }

  /** How many threads were ended by an exception. */
  int died() {
    int died = 0;
    for (ThreadState thread : threads) {
      died += thread != null && thread.died ? 1 : 0;
    }
    return died;
  }

  /** Whether a thread was started and is over. */
  boolean isFinished(int index) {
    @Nullable ThreadState thread = threads[index];
    return thread != null && thread.isFinished();
  }
}
