package dev.photofinish.prove.reach;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An abstract loop iteration count vector (figure 3.6): for each loop, in which of its iterations
 * an object was allocated. It never changes.
 *
 * <p>Position {@code w} is bit {@code w % 64} of word {@code w / 64} of two sets that share no bit:
 *
 * <pre>
 *   count   ones  tops
 *     0      0     0
 *     1      1     0
 *     T      0     1
 * </pre>
 */
public final class LoopVector {

  private final int size;
  private final long[] ones;
  private final long[] tops;
  private final int hash;

  private LoopVector(int size, long[] ones, long[] tops) {
    this.size = size;
    this.ones = ones;
    this.tops = tops;
    this.hash = 31 * Arrays.hashCode(ones) + Arrays.hashCode(tops);
  }

  /** The vector of what is allocated outside all loops. */
  public static LoopVector zeros(int size) {
    int words = words(size);
    return new LoopVector(size, new long[words], new long[words]);
  }

  /** The vector of which nothing is known. */
  public static LoopVector tops(int size) {
    return filled(size, AbstractCount.TOP);
  }

  /** The vector that has the same count everywhere. */
  public static LoopVector filled(int size, AbstractCount count) {
    AbstractCount[] counts = new AbstractCount[size];
    Arrays.fill(counts, count);
    return of(counts);
  }

  public static LoopVector of(AbstractCount... counts) {
    LoopVector vector = zeros(counts.length);
    for (int w = 0; w < counts.length; w++) {
      set(vector.ones, w, counts[w] == AbstractCount.ONE);
      set(vector.tops, w, counts[w] == AbstractCount.TOP);
    }
    return new LoopVector(counts.length, vector.ones, vector.tops);
  }

  private static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }

  private static void set(long[] words, int position, boolean value) {
    long bit = 1L << position;
    words[position / Long.SIZE] =
        value ? words[position / Long.SIZE] | bit : words[position / Long.SIZE] & ~bit;
  }

  private static boolean has(long[] words, int position) {
    return (words[position / Long.SIZE] & (1L << position)) != 0;
  }

  /** How many loops there are. */
  public int size() {
    return size;
  }

  public AbstractCount get(int loop) {
    if (has(ones, checked(loop))) {
      return AbstractCount.ONE;
    }
    return has(tops, loop) ? AbstractCount.TOP : AbstractCount.ZERO;
  }

  public LoopVector with(int loop, AbstractCount count) {
    if (get(loop) == count) {
      return this;
    }
    long[] newOnes = ones.clone();
    long[] newTops = tops.clone();
    set(newOnes, loop, count == AbstractCount.ONE);
    set(newTops, loop, count == AbstractCount.TOP);
    return new LoopVector(size, newOnes, newTops);
  }

  /** What an object has that is allocated while only these loops run (rule 3.12). */
  public LoopVector within(BitSet running) {
    long[] newOnes = ones.clone();
    long[] newTops = tops.clone();
    for (int w = running.nextClearBit(0); w < size; w = running.nextClearBit(w + 1)) {
      set(newOnes, w, false);
      set(newTops, w, false);
    }
    return new LoopVector(size, newOnes, newTops);
  }

  /** Definition 3.2; the same vector if the other adds nothing to it. */
  public LoopVector join(LoopVector other) {
    checkSize(other);
    if (equals(other)) {
      return this;
    }
    long[] newOnes = new long[ones.length];
    long[] newTops = new long[ones.length];
    for (int i = 0; i < ones.length; i++) {
      newOnes[i] = ones[i] & other.ones[i];
      newTops[i] = tops[i] | other.tops[i] | (ones[i] ^ other.ones[i]);
    }
    LoopVector joined = new LoopVector(size, newOnes, newTops);
    return joined.equals(this) ? this : joined;
  }

  /** Definition 3.3: what is known at the start of another iteration of a loop. */
  public LoopVector loopback(int loop) {
    return get(loop) == AbstractCount.ONE ? with(loop, AbstractCount.TOP) : this;
  }

  /** Definition 3.8: both agree wherever neither is top. */
  public boolean isCompatible(LoopVector other) {
    checkSize(other);
    for (int i = 0; i < ones.length; i++) {
      if (((ones[i] ^ other.ones[i]) & ~tops[i] & ~other.tops[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Definition 3.9: no position is top. */
  public boolean isBelowTop() {
    return Arrays.stream(tops).allMatch(word -> word == 0);
  }

  /** Whether this is 1 wherever the other is 1 (the last condition of figure 3.9). */
  public boolean hasOnesOf(LoopVector other) {
    checkSize(other);
    for (int i = 0; i < ones.length; i++) {
      if ((other.ones[i] & ~ones[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Definition 3.10 (b), where this is the vector of tau4: the end of a path that starts at tau1
   * and goes through an object of both tau2 and tau3. A 1 at both ends only means the same
   * iteration if there is a 1 all the way.
   */
  LoopVector atEndOf(LoopVector first, LoopVector second, LoopVector third) {
    checkSize(first);
    long[] newOnes = null;
    for (int i = 0; i < ones.length; i++) {
      long lost = first.ones[i] & ones[i] & ~(second.ones[i] & third.ones[i]);
      if (lost != 0) {
        newOnes = newOnes == null ? ones.clone() : newOnes;
        newOnes[i] &= ~lost;
      }
    }
    return newOnes == null ? this : withTopsFor(newOnes);
  }

  /** With top where there is a 1 no more. */
  private LoopVector withTopsFor(long[] newOnes) {
    long[] newTops = tops.clone();
    for (int i = 0; i < newTops.length; i++) {
      newTops[i] |= ones[i] & ~newOnes[i];
    }
    return new LoopVector(size, newOnes, newTops);
  }

  private int checked(int loop) {
    if (loop < 0 || loop >= size) {
      throw new IndexOutOfBoundsException("loop " + loop + " of " + size);
    }
    return loop;
  }

  private void checkSize(LoopVector other) {
    if (size != other.size) {
      throw new IllegalArgumentException("vectors of " + size + " and " + other.size + " loops");
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof LoopVector vector
            && hash == vector.hash
            && size == vector.size
            && Arrays.equals(ones, vector.ones)
            && Arrays.equals(tops, vector.tops));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return IntStream.range(0, size)
        .mapToObj(w -> get(w).toString())
        .collect(Collectors.joining(",", "<", ">"));
  }
}
