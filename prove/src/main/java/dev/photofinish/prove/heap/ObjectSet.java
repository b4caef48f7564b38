package dev.photofinish.prove.heap;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A growing set of abstract objects, by their numbers. Most sets have one word: objects that meet
 * were mostly made near each other. Not safe for several threads while it grows.
 */
public final class ObjectSet extends SparseWords {

  /** A set of one. */
  public static ObjectSet of(int object) {
    ObjectSet set = new ObjectSet();
    set.add(object);
    return set;
  }

  /** A set with the same elements. */
  public ObjectSet copy() {
    ObjectSet copy = new ObjectSet();
    copy.index = Arrays.copyOf(index, Math.max(1, used));
    copy.words = Arrays.copyOf(words, Math.max(1, used));
    copy.used = used;
    return copy;
  }

  public boolean isEmpty() {
    return used == 0;
  }

  /** How many words it has: what it takes to go through it. */
  public int words() {
    return used;
  }

  public int size() {
    int size = 0;
    for (int i = 0; i < used; i++) {
      size += Long.bitCount(words[i]);
    }
    return size;
  }

  /** The only element; call it if the size is 1. */
  public int only() {
    return (index[0] << 6) + Long.numberOfTrailingZeros(words[0]);
  }

  public boolean contains(int object) {
    int at = find(object >> 6);
    return at >= 0 && (words[at] & (1L << object)) != 0;
  }

  /** Adds one; false if it was there. */
  public boolean add(int object) {
    int at = place(object >> 6);
    long bit = 1L << object;
    boolean added = (words[at] & bit) == 0;
    words[at] |= bit;
    return added;
  }

  /**
   * Adds all of another set.
   *
   * @return what was not there before; null if all was
   */
  public @Nullable ObjectSet addNew(ObjectSet other) {
    addWordsOf(other);
    ObjectSet added = null;
    int at = 0;
    for (int i = 0; i < other.used; i++) {
      if (other.words[i] == 0) {
        continue;
      }
      at = seek(at, other.index[i]);
      long fresh = other.words[i] & ~words[at];
      if (fresh != 0) {
        words[at] |= fresh;
        added = added == null ? new ObjectSet() : added;
        added.append(other.index[i], fresh);
      }
    }
    return added;
  }

  /** Adds all of another set; false if all was there. */
  public boolean addAll(ObjectSet other) {
    if (words == other.words || other.used == 0) {
      return false;
    }
    addWordsOf(other);
    long fresh = 0;
    int at = 0;
    for (int i = 0; i < other.used; i++) {
      if (other.words[i] != 0) {
        at = seek(at, other.index[i]);
        fresh |= other.words[i] & ~words[at];
        words[at] |= other.words[i];
      }
    }
    return fresh != 0;
  }

  public boolean intersects(ObjectSet other) {
    int i = 0;
    int j = 0;
    while (i < used && j < other.used) {
      if (index[i] < other.index[j]) {
        i = seek(i, other.index[j]);
      } else if (index[i] > other.index[j]) {
        j = other.seek(j, index[i]);
      } else if ((words[i++] & other.words[j++]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** What both have. */
  public ObjectSet and(ObjectSet other) {
    ObjectSet both = new ObjectSet();
    int i = 0;
    int j = 0;
    while (i < used && j < other.used) {
      if (index[i] < other.index[j]) {
        i = seek(i, other.index[j]);
      } else if (index[i] > other.index[j]) {
        j = other.seek(j, index[i]);
      } else {
        both.appendIfAny(index[i], words[i++] & other.words[j++]);
      }
    }
    return both;
  }

  /** A copy that has nothing of another set. */
  public ObjectSet without(ObjectSet other) {
    ObjectSet left = new ObjectSet();
    int j = 0;
    for (int i = 0; i < used; i++) {
      j = other.seek(j, index[i]);
      boolean isShared = j < other.used && other.index[j] == index[i];
      left.appendIfAny(index[i], isShared ? words[i] & ~other.words[j] : words[i]);
    }
    return left;
  }

  public boolean containsAll(ObjectSet other) {
    if (words == other.words) {
      return true;
    }
    for (int i = 0; i < other.used; i++) {
      int at = find(other.index[i]);
      if (other.words[i] != 0 && (at < 0 || (other.words[i] & ~words[at]) != 0)) {
        return false;
      }
    }
    return true;
  }

  /** Goes through the elements in the order of their numbers; the set must not grow meanwhile. */
  public void forEach(IntConsumer action) {
    for (int i = 0; i < used; i++) {
      int base = index[i] << 6;
      for (long left = words[i]; left != 0; left &= left - 1) {
        action.accept(base + Long.numberOfTrailingZeros(left));
      }
    }
  }

  public int[] toArray() {
    int[] all = new int[size()];
    int[] next = {0};
    forEach(object -> all[next[0]++] = object);
    return all;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ObjectSet set && containsAll(set) && set.containsAll(this);
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 0; i < used; i++) {
      if (words[i] != 0) {
        hash = 31 * (31 * hash + index[i]) + Long.hashCode(words[i]);
      }
    }
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
