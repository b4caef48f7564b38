package dev.photofinish.record.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A part of {@link Numbers}, with a table of its own that grows. Whoever looks something up takes
 * no lock, and looks again if nothing was found while entries were on their way to a larger table.
 */
final class NumbersPart {

  private static final int FIRST_BUCKETS = 1 << 8;

  /** What is known of one object; it goes when the object does. */
  static final class Entry extends WeakReference<Object> {

    final int hash;
    final long number;

    /** Changed under the lock of its part, and read without. */
    private volatile @Nullable Entry next;

    private Entry(
        Object object, int hash, long number, @Nullable Entry next, ReferenceQueue<Object> gone) {
      super(object, gone);
      this.hash = hash;
      this.number = number;
      this.next = next;
    }
  }

  /** Odd while entries are on their way; changed under the lock. */
  private volatile int moves;

  /** Changed under the lock, and read without. */
  private volatile AtomicReferenceArray<@Nullable Entry> buckets =
      new AtomicReferenceArray<>(FIRST_BUCKETS);

  /** Guarded by this. */
  private int count;

  /** What is known of an object. */
  @Nullable Entry find(Object object, int hash) {
    while (true) {
      int before = moves;
      AtomicReferenceArray<@Nullable Entry> table = buckets;
      Entry at = table.get(bucket(hash, table));
      while (at != null && !(at.hash == hash && at.refersTo(object))) {
        at = at.next;
      }
      if (at != null || ((before & 1) == 0 && moves == before)) {
        return at;
      }
      Thread.onSpinWait();
    }
  }

  /** Gives a number to an object that has none; the caller has the lock of this part. */
  void add(Object object, int hash, long number, ReferenceQueue<Object> gone) {
    if (count >= buckets.length()) {
      grow();
    }
    count++;
    int bucket = bucket(hash, buckets);
    buckets.set(bucket, new Entry(object, hash, number, buckets.get(bucket), gone));
  }

  private void grow() {
    AtomicReferenceArray<@Nullable Entry> old = buckets;
    AtomicReferenceArray<@Nullable Entry> larger = new AtomicReferenceArray<>(4 * old.length());
    int before = moves;
    moves = before + 1;
    try {
      for (int i = 0; i < old.length(); i++) {
        move(old.get(i), larger);
      }
      buckets = larger;
    } finally {
      moves = before + 2;
    }
  }

  private static void move(@Nullable Entry chain, AtomicReferenceArray<@Nullable Entry> to) {
    Entry next;
    for (Entry at = chain; at != null; at = next) {
      next = at.next;
      int bucket = bucket(at.hash, to);
      at.next = to.get(bucket);
      to.set(bucket, at);
    }
  }

  synchronized void remove(Entry entry) {
    int bucket = bucket(entry.hash, buckets);
    Entry at = buckets.get(bucket);
    if (at == entry) {
      buckets.set(bucket, entry.next);
    } else {
      while (at != null && at.next != entry) {
        at = at.next;
      }
      if (at == null) {
        return;
      }
      at.next = entry.next;
    }
    count--;
  }

  private static int bucket(int hash, AtomicReferenceArray<?> table) {
    // The lowest bits are those of the part.
    return (hash >>> 6 ^ hash >>> 17) & table.length() - 1;
  }
}
