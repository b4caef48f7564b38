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
 * <p>Most sets have one word: objects that meet were mostly made near each other. A large set that
 * has most words gets the others, too, without objects: then each word is at its own place, and
 * nothing has to be searched or moved. Not safe for several threads while it grows.
 */
public final class ObjectSet {

  /** How many words a set has before it gets those without objects. */
  private static final int LARGE = 32;

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
    int at = find(object >> 6);
    if (at < 0) {
      insert(~at, object >> 6);
      fillIfLarge();
      at = find(object >> 6);
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

  /** How many words another set has and this one has not. */
  private int missingWords(ObjectSet other) {
    int missing = 0;
    int at = 0;
    for (int i = 0; i < other.used; i++) {
      at = seek(at, other.index[i]);
      if (other.words[i] != 0 && (at == used || index[at] != other.index[i])) {
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
    int to = total - 1;
    while (to > from) {
      if (other.words[otherFrom] == 0) {
        otherFrom--;
      } else if (from >= 0 && index[from] >= other.index[otherFrom]) {
        otherFrom -= index[from] == other.index[otherFrom] ? 1 : 0;
        index[to] = index[from];
        words[to--] = words[from--];
      } else {
        index[to] = other.index[otherFrom--];
        words[to--] = 0;
      }
    }
    used = total;
    fillIfLarge();
  }

  /** Has each word at its own place if there are many, and few are missing. */
  private void fillIfLarge() {
    int total = index[used - 1] + 1;
    if (used <= LARGE || total == used || total > 2 * used) {
      return;
    }
    long[] all = new long[Math.max(total, words.length)];
    for (int i = 0; i < used; i++) {
      all[index[i]] = words[i];
    }
    index = Arrays.copyOf(index, all.length);
    Arrays.setAll(index, i -> i);
    words = all;
    used = total;
  }

  /** The first place, from one on, of a word that is not before another. */
  private int seek(int from, int word) {
    if (word < used && index[word] == word) {
      return word;
    }
    int low = from;
    int step = 1;
    while (low + step < used && index[low + step] < word) {
      low += step;
      step *= 2;
    }
    int high = Math.min(used, low + step);
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (index[middle] < word) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
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

  private int find(int word) {
    int at = seek(0, word);
    return at < used && index[at] == word ? at : ~at;
  }

  private void appendIfAny(int word, long bits) {
    if (bits != 0) {
      append(word, bits);
    }
  }

  /** Adds a word behind all others. */
  private void append(int word, long bits) {
    growIfFull();
    index[used] = word;
    words[used++] = bits;
  }

  private void growIfFull() {
    if (used == index.length) {
      int more = used < 4 ? used * 2 : used + (used >> 1);
      index = Arrays.copyOf(index, more);
      words = Arrays.copyOf(words, more);
    }
  }

  private void insert(int at, int word) {
    growIfFull();
    System.arraycopy(index, at, index, at + 1, used - at);
    System.arraycopy(words, at, words, at + 1, used - at);
    index[at] = word;
    words[at] = 0;
    used++;
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
