package dev.photofinish.trace;

/**
 * One step of one thread.
 *
 * @param number its place in the order of the whole trace, from 0. In that order the run could have
 *     happened one step at a time: a read has the value of the last write before it.
 * @param thread the number of its thread, from 0, in the order in which threads were made
 * @param kind what it is
 * @param site the place in the code, as a number in the dictionary; 0 if there is none
 * @param object the number of the object, array or class whose memory or lock it is about; 0 if
 *     there is none. No two have the same, however long the run.
 * @param member which part of it: the number of the field, or of the element of an array; {@link
 *     #CONTENTS} for all that is in a container; 0 where there are no parts
 * @param value what was read or written, as bits: numbers as {@code long}, floating point numbers
 *     as their bits, references as the number of the object (0 for null, {@link #UNNUMBERED} for
 *     what has none); or what the kind says
 */
public record Event(
    long number, int thread, EventKind kind, int site, long object, int member, long value) {

  /** The part of a container that stands for its contents. */
  public static final int CONTENTS = -1;

  /**
   * The part of an atomic object that its value is. Of a plain array, nobody writes it: who reads
   * it uses the array in ways that may not be told.
   */
  public static final int VALUE = -2;

  /**
   * Of a long array of numbers that becomes known, how its elements are told: if the value is 1,
   * each one that differs from the one before it, where those before the first are zero; if it is
   * 0, none. {@link Run#expanding} has them one by one.
   */
  public static final int RUNS = Integer.MIN_VALUE;

  /**
   * A reference to something without a number, such as a string: nothing is known of it, not even
   * whether it is the same as another. Programs hardly have this value, and files have it in few
   * bytes.
   */
  public static final long UNNUMBERED = -(1L << 34);

  /**
   * The part of an atomic array that an element is. Classes of programs may be atomic arrays and
   * have fields as well, so these have numbers of their own.
   */
  public static int atomicElement(int index) {
    return VALUE - 1 - index;
  }

  /**
   * What people call a part of an atomic object, behind the name of the object: {@code .value},
   * {@code [4]}. It is one if it is not above {@link #VALUE}.
   */
  public static String nameOfAtomicPart(int member) {
    return member == VALUE ? ".value" : "[" + (VALUE - 1 - member) + "]";
  }

  /** Whether both are about the same part of the same object. */
  public boolean isAbout(Event other) {
    return object == other.object && member == other.member;
  }

  /** Whether a change of the object is over, of which who asked before was not told. */
  public boolean endsChange() {
    return kind == EventKind.CHANGED || (kind == EventKind.AWAIT && value == 1);
  }

  /** Whether two threads access the same memory, one of them writes, and it is not volatile. */
  public boolean conflictsWith(Event other) {
    return thread != other.thread
        && kind.isAccess()
        && other.kind.isAccess()
        && (kind.isWrite() || other.kind.isWrite())
        && (kind.isPlain() || other.kind.isPlain())
        && isAbout(other);
  }
}
