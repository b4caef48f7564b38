package dev.photofinish.predict;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;

/**
 * A long trace without races, made while it is read: threads that mostly work on their own memory,
 * read what all know, and count under locks.
 */
final class SyntheticTrace implements Iterator<Event> {

  static final int SITES = 50;

  private static final int LOCKS = 64;
  private static final int SHARED = 1_000;
  private static final long FIRST_COUNTER = 1_000_000_000L;
  private static final long FIRST_SHARED = 2_000_000_000L;
  private static final long FIRST_OWN = 3_000_000_000L;

  private final SplittableRandom random = new SplittableRandom(1);
  private final Deque<Event> next = new ArrayDeque<>();
  private final long length;
  private final int threads;
  private final int locations;
  private long made;
  private long told;

  SyntheticTrace(long length, int threads, int locations) {
    this.length = length;
    this.threads = threads;
    this.locations = locations;
    for (int i = 1; i < threads; i++) {
      add(0, EventKind.FORK, 0, i);
    }
  }

  @Override
  public boolean hasNext() {
    return told < length;
  }

  @Override
  public Event next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    if (next.isEmpty()) {
      act(random.nextInt(threads));
    }
    told++;
    return next.remove();
  }

  private void act(int thread) {
    int choice = random.nextInt(100);
    if (choice < 8) {
      count(thread, random.nextInt(LOCKS));
    } else if (choice < 25) {
      add(thread, EventKind.READ, FIRST_SHARED + random.nextInt(SHARED), 0);
    } else {
      long own = FIRST_OWN + (long) random.nextInt(locations / threads) * threads + thread;
      add(thread, choice < 50 ? EventKind.WRITE : EventKind.READ, own, 0);
    }
  }

  private void count(int thread, int lock) {
    add(thread, EventKind.ACQUIRE, lock + 1, 0);
    add(thread, EventKind.READ, FIRST_COUNTER + lock, 0);
    add(thread, EventKind.WRITE, FIRST_COUNTER + lock, 0);
    add(thread, EventKind.RELEASE, lock + 1, 0);
  }

  private void add(int thread, EventKind kind, long object, long value) {
    next.add(new Event(made++, thread, kind, 1 + (int) (made % SITES), object, 3, value));
  }
}
