package dev.photofinish.prove.reach;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An abstract loop iteration count vector (figure 3.6): for each loop, in which of its iterations
 * an object was allocated. It never changes.
 *
 * <p>A program has tens of thousands of positions, of which an object has a 1 in a few. So a vector
 * names the positions that have a 1, and those that have what is rare of 0 and top; all others have
 * what is usual. 0 is usual if there are as many of both, so that equal vectors look the same:
 *
 * <pre>
 *   &lt;T,1,T,T,0,T&gt;    ones {1}    usual T    others {4}
 * </pre>
 */
public final class LoopVector {

  private static final int[] NONE = {};

  private final int size;
  private final AbstractCount usual;
  private final int[] ones;
  private final int[] others;
  private final int hash;

  private LoopVector(int size, AbstractCount usual, int[] ones, int[] others) {
    this.size = size;
    this.usual = usual;
    this.ones = ones;
    this.others = others;
    this.hash =
        31 * (31 * Arrays.hashCode(ones) + Arrays.hashCode(others))
            + (usual == AbstractCount.ZERO ? 0 : 1);
  }

  /** Makes what is usual that which there is more of. */
  private static LoopVector canonical(int size, AbstractCount usual, int[] ones, int[] others) {
    int unnamed = size - ones.length - others.length;
    boolean isUsual =
        usual == AbstractCount.ZERO ? unnamed >= others.length : unnamed > others.length;
    if (isUsual) {
      return new LoopVector(size, usual, ones, others);
    }
    int[] rare = IntStream.range(0, size).filter(w -> !has(ones, w) && !has(others, w)).toArray();
    return new LoopVector(size, opposite(usual), ones, rare);
  }

  private static AbstractCount opposite(AbstractCount count) {
    return count == AbstractCount.ZERO ? AbstractCount.TOP : AbstractCount.ZERO;
  }

  /** The vector of what is allocated outside all loops. */
  public static LoopVector zeros(int size) {
    return new LoopVector(size, AbstractCount.ZERO, NONE, NONE);
  }

  /** The vector of which nothing is known. */
  public static LoopVector tops(int size) {
    return canonical(size, AbstractCount.TOP, NONE, NONE);
  }

  public static LoopVector of(AbstractCount... counts) {
    int[] all = IntStream.range(0, counts.length).toArray();
    return map(counts.length, AbstractCount.ZERO, all, w -> counts[w]);
  }

  /**
   * The vector that has 1 and 0 where it is said, and the same everywhere else.
   *
   * @param ones in ascending order, as are the zeros
   */
  static LoopVector of(int size, AbstractCount elsewhere, int[] ones, int[] zeros) {
    return canonical(size, elsewhere, ones, elsewhere == AbstractCount.ZERO ? NONE : zeros);
  }

  /** The vector with these counts at some positions, in ascending order, and one elsewhere. */
  private static LoopVector map(
      int size, AbstractCount elsewhere, int[] positions, IntFunction<AbstractCount> counts) {
    IntArrayList newOnes = new IntArrayList();
    IntArrayList newOthers = new IntArrayList();
    for (int w : positions) {
      AbstractCount count = counts.apply(w);
      if (count == AbstractCount.ONE) {
        newOnes.add(w);
      } else if (count != elsewhere) {
        newOthers.add(w);
      }
    }
    return canonical(size, elsewhere, newOnes.toIntArray(), newOthers.toIntArray());
  }

  private static boolean has(int[] positions, int position) {
    return Arrays.binarySearch(positions, position) >= 0;
  }

  /** The positions that either of two names, in ascending order. */
  private int[] named(LoopVector other) {
    return IntStream.concat(named(), other.named()).sorted().distinct().toArray();
  }

  /** How many loops there are. */
  public int size() {
    return size;
  }

  public AbstractCount get(int loop) {
    if (has(ones, checked(loop))) {
      return AbstractCount.ONE;
    }
    return has(others, loop) ? opposite(usual) : usual;
  }

  /** The positions that have a 1, in ascending order. */
  public IntStream ones() {
    return Arrays.stream(ones);
  }

  boolean isOne(int loop) {
    return has(ones, loop);
  }

  public boolean hasOnes() {
    return ones.length > 0;
  }

  /** Whether some position has a 0. */
  boolean hasZeros() {
    return usual == AbstractCount.ZERO ? size > ones.length + others.length : others.length > 0;
  }

  /** With top instead of 0. */
  LoopVector withoutZeros() {
    return hasZeros() ? canonical(size, AbstractCount.TOP, ones, NONE) : this;
  }

  /** Whether nothing is known of any position. */
  boolean isTop() {
    return ones.length == 0 && others.length == 0 && usual == AbstractCount.TOP;
  }

  public LoopVector with(int loop, AbstractCount count) {
    if (get(loop) == count) {
      return this;
    }
    int[] positions = IntStream.concat(named(), IntStream.of(loop)).sorted().distinct().toArray();
    return map(size, usual, positions, w -> w == loop ? count : get(w));
  }

  private IntStream named() {
    return IntStream.concat(Arrays.stream(ones), Arrays.stream(others));
  }

  /** What an object has that is allocated while only these loops run (rule 3.12). */
  public LoopVector within(BitSet running) {
    int[] positions = running.stream().filter(w -> w < size).toArray();
    return map(size, AbstractCount.ZERO, positions, this::get);
  }

  /** Definition 3.2; the same vector if the other adds nothing to it. */
  public LoopVector join(LoopVector other) {
    checkSize(other);
    if (equals(other)) {
      return this;
    }
    LoopVector joined =
        map(size, usual.join(other.usual), named(other), w -> get(w).join(other.get(w)));
    return joined.equals(this) ? this : joined;
  }

  /** Definition 3.3: what is known at the start of another iteration of a loop. */
  public LoopVector loopback(int loop) {
    return loopback(loop, loop + 1);
  }

  /** The same for neighbouring positions: of a method and its loops when it is called anew. */
  LoopVector loopback(int from, int to) {
    return keeping(w -> w < from || w >= to);
  }

  /** Definition 3.8: both agree wherever neither is top. */
  public boolean isCompatible(LoopVector other) {
    checkSize(other);
    return hasNoZeroAt(other.ones) && other.hasNoZeroAt(ones);
  }

  private boolean hasNoZeroAt(int[] positions) {
    for (int w : positions) {
      if (get(w) == AbstractCount.ZERO) {
        return false;
      }
    }
    return true;
  }

  /** Definition 3.9: no position is top. */
  public boolean isBelowTop() {
    return usual == AbstractCount.ZERO ? others.length == 0 : size == ones.length + others.length;
  }

  /** Whether this is 1 wherever the other is 1 (the last condition of figure 3.9). */
  public boolean hasOnesOf(LoopVector other) {
    checkSize(other);
    return hasOnes(other.ones);
  }

  boolean hasOnes(int[] positions) {
    for (int w : positions) {
      if (!has(ones, w)) {
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
    return keeping(w -> !has(first.ones, w) || (has(second.ones, w) && has(third.ones, w)));
  }

  /** With top instead of a 1, but for some. */
  LoopVector keeping(IntPredicate isKept) {
    int[] kept = filter(ones, isKept);
    if (kept == ones) {
      return this;
    }
    int[] positions = named().sorted().toArray();
    return map(
        size, usual, positions, w -> has(ones, w) && !has(kept, w) ? AbstractCount.TOP : get(w));
  }

  /** The same array if all pass, as is usual. */
  private static int[] filter(int[] positions, IntPredicate isKept) {
    int count = 0;
    while (count < positions.length && isKept.test(positions[count])) {
      count++;
    }
    return count == positions.length
        ? positions
        : Arrays.stream(positions).filter(isKept).toArray();
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
            && usual == vector.usual
            && Arrays.equals(ones, vector.ones)
            && Arrays.equals(others, vector.others));
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
