package dev.photofinish.record.runtime;

/**
 * Of which lengths there are arrays that others know, by what their elements are. Most arrays of a
 * program that computes are of a kind and length of which there is none, so that one look here says
 * that they are local. What was added stays.
 *
 * <p>Safe for many threads: an array is added before anybody else knows it, and whoever gets to
 * know it does so by an access that is recorded, which later looks come after.
 */
final class ArrayLengths {

  /** Lengths beyond count as one of these; a power of two. */
  private static final int LENGTHS = 1 << 10;

  static final int INTS = 0;
  static final int LONGS = 1;
  static final int FLOATS = 2;
  static final int DOUBLES = 3;
  static final int REFERENCES = 4;

  /** And booleans, as the same instructions load and store them. */
  static final int BYTES = 5;

  static final int CHARS = 6;
  static final int SHORTS = 7;

  /** In the order of the kinds. */
  private static final String KINDS = "IJFDLBCS";

  private final boolean[] known = new boolean[KINDS.length() * LENGTHS];

  void add(Object array, int length) {
    known[at(KINDS.indexOf(kind(array)), length)] = true;
  }

  private static char kind(Object array) {
    char kind = array.getClass().descriptorString().charAt(1);
    return kind == 'Z' ? 'B' : kind == '[' ? 'L' : kind;
  }

  /** Whether there may be an array of a kind and length. */
  boolean has(int kind, int length) {
    return known[at(kind, length)];
  }

  private static int at(int kind, int length) {
    return kind * LENGTHS + (length & LENGTHS - 1);
  }
}
