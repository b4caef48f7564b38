package dev.photofinish.record.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of objects that have no room for one: arrays, and objects of classes that are not
 * woven. An object that is not here is local to one thread. Looking up takes no lock; adding locks
 * the part of the table that it changes.
 */
final class Numbers {

  private static final int BUCKETS = 1 << 16;

  private static final int LOCKS = 64;

  /** What is known of one object; it goes when the object does. */
  private static final class Entry extends WeakReference<Object> {

    final int hash;
    final long number;

    /** Changed under the lock of its bucket, and read without. */
    volatile @Nullable Entry next;

    Entry(Object object, int hash, long number, @Nullable Entry next, ReferenceQueue<Object> gone) {
      super(object, gone);
      this.hash = hash;
      this.number = number;
      this.next = next;
    }
  }

  private final AtomicLong last;
  private final AtomicReferenceArray<@Nullable Entry> buckets = new AtomicReferenceArray<>(BUCKETS);
  private final Object[] locks = new Object[LOCKS];
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
  private final ArrayLengths lengths = new ArrayLengths();

  /**
   * @param last the last number that was given to anything
   */
  Numbers(AtomicLong last) {
    this.last = last;
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  /** Of the arrays that are here. */
  ArrayLengths lengths() {
    return lengths;
  }

  /** The number of an object; 0 if it has none. */
  long of(Object object) {
    int hash = System.identityHashCode(object);
    for (Entry at = buckets.get(bucket(hash)); at != null; at = at.next) {
      if (at.hash == hash && at.refersTo(object)) {
        return at.number;
      }
    }
    return 0;
  }

  /** Gives an object a number; the one that it has, negated, if it has one. */
  long add(Object object) {
    return add(object, 0);
  }

  /**
   * The same.
   *
   * @param chosen the number, which other objects may have as well; 0 for one of its own
   */
  long add(Object object, long chosen) {
    forget();
    int hash = System.identityHashCode(object);
    int bucket = bucket(hash);
    synchronized (locks[bucket % LOCKS]) {
      long known = of(object);
      if (known != 0) {
        return -known;
      }
      long number = chosen == 0 ? last.incrementAndGet() : chosen;
      if (object.getClass().isArray()) {
        lengths.add(object, Array.getLength(object));
      }
      buckets.set(bucket, new Entry(object, hash, number, buckets.get(bucket), gone));
      return number;
    }
  }

  /** Gives an object with room a number; the one that it has, negated, if it has one. */
  long number(Numbered object) {
    synchronized (locks[System.identityHashCode(object) & LOCKS - 1]) {
      long known = object.photofinish$number();
      if (known != 0) {
        return -known;
      }
      long number = last.incrementAndGet();
      object.photofinish$number(number);
      return number;
    }
  }

  /** Drops some of what is gone. */
  private void forget() {
    for (int i = 0; i < 4 && gone.poll() instanceof Entry entry; i++) {
      int bucket = bucket(entry.hash);
      synchronized (locks[bucket % LOCKS]) {
        remove(bucket, entry);
      }
    }
  }

  private void remove(int bucket, Entry entry) {
    Entry at = buckets.get(bucket);
    if (at == entry) {
      buckets.set(bucket, entry.next);
      return;
    }
    while (at != null && at.next != entry) {
      at = at.next;
    }
    if (at != null) {
      at.next = entry.next;
    }
  }

  private static int bucket(int hash) {
    return (hash ^ hash >>> 16) & (BUCKETS - 1);
  }
}
