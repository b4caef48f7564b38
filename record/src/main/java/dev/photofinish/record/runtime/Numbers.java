package dev.photofinish.record.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of objects that have no room for one: arrays, and objects of classes that are not
 * woven. An object that is not here is local to one thread. Looking up takes no lock; adding locks
 * the part of the table that it changes.
 */
final class Numbers {

  /** A power of two. */
  private static final int PARTS = 64;

  private final AtomicLong last;
  private final NumbersPart[] parts = new NumbersPart[PARTS];
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
  private final ArrayLengths lengths = new ArrayLengths();
  private final OpenWrites openWrites = new OpenWrites();

  /**
   * @param last the last number that was given to anything
   */
  Numbers(AtomicLong last) {
    this.last = last;
    for (int i = 0; i < PARTS; i++) {
      parts[i] = new NumbersPart();
    }
  }

  /** Of the arrays that are here. */
  ArrayLengths lengths() {
    return lengths;
  }

  /** The calls under way that may write to them. */
  OpenWrites openWrites() {
    return openWrites;
  }

  /** The number of an object; 0 if it has none. */
  long of(Object object) {
    NumbersPart.Entry entry = find(object);
    return entry == null ? 0 : entry.number;
  }

  /** What is known of an object. */
  NumbersPart.@Nullable Entry find(Object object) {
    int hash = System.identityHashCode(object);
    return part(hash).find(object, hash);
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
    NumbersPart part = part(hash);
    synchronized (part) {
      NumbersPart.Entry known = part.find(object, hash);
      if (known != null) {
        return -known.number;
      }
      long number = chosen == 0 ? last.incrementAndGet() : chosen;
      if (object.getClass().isArray()) {
        lengths.add(object, Array.getLength(object));
      }
      part.add(object, hash, number, gone);
      return number;
    }
  }

  /** Gives an object with room a number; the one that it has, negated, if it has one. */
  long number(Numbered object) {
    synchronized (part(System.identityHashCode(object))) {
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
    for (int i = 0; i < 4 && gone.poll() instanceof NumbersPart.Entry entry; i++) {
      part(entry.hash).remove(entry);
    }
  }

  private NumbersPart part(int hash) {
    return parts[hash & PARTS - 1];
  }
}
