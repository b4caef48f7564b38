package dev.photofinish.prove.heap;

import java.util.Arrays;

/**
 * The memory of a set of numbers: 64 neighbours to a word, and only the words that have some.
 *
 * <pre>
 *   index  [ 0, 3, 7 ]             word w of the set is at the place of w in index
 *   words  [ 0x5, 0x1, 0x8000 ]    so this is {0, 2, 192, 463}
 * </pre>
 *
 * <p>A large set that has most words gets the others, too, without numbers: then each word is at
 * its own place, and nothing has to be searched or moved. Not safe for several threads while it
 * grows.
 *
 * <p>A super class rather than a part of the set: there are very many sets, each of which would
 * need one more object.
 */
abstract class SparseWords {

  /** How many words a set has before it gets those without numbers. */
  private static final int LARGE = 32;

  int[] index;
  long[] words;
  int used;

  SparseWords() {
    index = new int[1];
    words = new long[1];
  }

  /** The place of a word, or the complement of where it would be. */
  final int find(int word) {
    int at = seek(0, word);
    return at < used && index[at] == word ? at : ~at;
  }

  /** The first place, from one on, of a word that is not before another. */
  final int seek(int from, int word) {
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

  /** The place of a word, which is there from now on. */
  final int place(int word) {
    int at = find(word);
    if (at < 0) {
      insert(~at, word);
      fillIfLarge();
      at = find(word);
    }
    return at;
  }

  /** Adds a word without numbers at a place. */
  private void insert(int at, int word) {
    growIfFull();
    System.arraycopy(index, at, index, at + 1, used - at);
    System.arraycopy(words, at, words, at + 1, used - at);
    index[at] = word;
    words[at] = 0;
    used++;
  }

  final void appendIfAny(int word, long bits) {
    if (bits != 0) {
      append(word, bits);
    }
  }

  /** Adds a word behind all others. */
  final void append(int word, long bits) {
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

  /** Has all words that another set has, but not their numbers. */
  final void addWordsOf(SparseWords other) {
    int missing = missingWords(other);
    if (missing > 0) {
      makeRoom(other, missing);
    }
  }

  /** How many words another set has and this one has not. */
  private int missingWords(SparseWords other) {
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
  private void makeRoom(SparseWords other, int missing) {
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
}
