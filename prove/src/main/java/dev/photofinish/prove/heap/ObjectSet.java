package dev.photofinish.prove.heap;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A growing set of abstract objects, by their numbers: 64 neighbours to a word, and only the words
 * that have some.
 *
 * <pre>
 *   index  [ 0, 3, 7 ]             word w of the set is at the place of w in index
 *   words  [ 0x5, 0x1, 0x8000 ]    so this is {0, 2, 192, 463}
 * </pre>
 *
 * <p>Most sets have one word: objects that meet were mostly made near each other. Not safe for
 * several threads while it grows.
 */
public final class ObjectSet {

  private int[] index;
  private long[] words;
  private int used;

  public ObjectSet() {
    index = new int[1];
    words = new long[1];
  }

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
    int at = find(object >> 6);
    if (at < 0) {
      at = ~at;
      insert(at, object >> 6);
    }
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
  public @Nullable ObjectSet addAll(ObjectSet other) {
    int missing = missingWords(other);
    if (missing > 0) {
      makeRoom(other, missing);
    }
    ObjectSet added = null;
    int at = 0;
    for (int i = 0; i < other.used; i++) {
      while (index[at] < other.index[i]) {
        at++;
      }
      long fresh = other.words[i] & ~words[at];
      if (fresh != 0) {
        words[at] |= fresh;
        added = added == null ? new ObjectSet() : added;
        added.append(other.index[i], fresh);
      }
    }
    return added;
  }

  /** How many words another set has and this one has not. */
  private int missingWords(ObjectSet other) {
    int missing = 0;
    int at = 0;
    for (int i = 0; i < other.used; i++) {
      while (at < used && index[at] < other.index[i]) {
        at++;
      }
      if (at == used || index[at] != other.index[i]) {
        missing++;
      }
    }
    return missing;
  }

  /** Moves words apart, from the last to the first, so that those of another set fit between. */
  private void makeRoom(ObjectSet other, int missing) {
    int total = used + missing;
    if (total > index.length) {
      int more = Math.max(total, total < 8 ? total : index.length + (index.length >> 1));
      index = Arrays.copyOf(index, more);
      words = Arrays.copyOf(words, more);
    }
    int from = used - 1;
    int otherFrom = other.used - 1;
    for (int to = total - 1; to > from; to--) {
      if (from >= 0 && index[from] > other.index[otherFrom]) {
        index[to] = index[from];
        words[to] = words[from--];
      } else if (from >= 0 && index[from] == other.index[otherFrom]) {
        index[to] = index[from];
        words[to] = words[from--];
        otherFrom--;
      } else {
        index[to] = other.index[otherFrom--];
        words[to] = 0;
      }
    }
    used = total;
  }

  public boolean intersects(ObjectSet other) {
    int i = 0;
    int j = 0;
    while (i < used && j < other.used) {
      if (index[i] < other.index[j]) {
        i++;
      } else if (index[i] > other.index[j]) {
        j++;
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
        i++;
      } else if (index[i] > other.index[j]) {
        j++;
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
      while (j < other.used && other.index[j] < index[i]) {
        j++;
      }
      boolean isShared = j < other.used && other.index[j] == index[i];
      left.appendIfAny(index[i], isShared ? words[i] & ~other.words[j] : words[i]);
    }
    return left;
  }

  public boolean containsAll(ObjectSet other) {
    for (int i = 0; i < other.used; i++) {
      int at = find(other.index[i]);
      if (at < 0 || (other.words[i] & ~words[at]) != 0) {
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

  private int find(int word) {
    return Arrays.binarySearch(index, 0, used, word);
  }

  private void appendIfAny(int word, long bits) {
    if (bits != 0) {
      append(word, bits);
    }
  }

  /** Adds a word behind all others. */
  private void append(int word, long bits) {
    insert(used, word);
    words[used - 1] = bits;
  }

  private void insert(int at, int word) {
    if (used == index.length) {
      int more = used < 4 ? used * 2 : used + (used >> 1);
      index = Arrays.copyOf(index, more);
      words = Arrays.copyOf(words, more);
    }
    System.arraycopy(index, at, index, at + 1, used - at);
    System.arraycopy(words, at, words, at + 1, used - at);
    index[at] = word;
    words[at] = 0;
    used++;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ObjectSet set
        && used == set.used
        && Arrays.equals(index, 0, used, set.index, 0, used)
        && Arrays.equals(words, 0, used, set.words, 0, used);
  }

  @Override
  public int hashCode() {
    int hash = used;
    for (int i = 0; i < used; i++) {
      hash = 31 * (31 * hash + index[i]) + Long.hashCode(words[i]);
    }
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
