package dev.photofinish.trace;

/**
 * The classes of memory and locks whose events have an order among one another.
 *
 * <p>Reader and writer must agree on them: to change them is to change the format.
 */
public final class Stripes {

  /** How many there are. */
  public static final int COUNT = 1 << 16;

  /** Stripes lie in lines of the processor's cache, of so many each. */
  private static final int LINE = 8;

  private static final int LINE_BITS = 3;

  /** So many members that follow one another are in one line. */
  private static final int MEMBER_BITS = 6;

  private Stripes() {}

  /**
   * The stripe of a part of an object, from 0; locks and signals are part 0. All fields of an
   * object are in one line, most often, and so are objects whose numbers follow one another: what
   * one thread makes and uses is not in the way of others.
   */
  public static int of(long object, int member) {
    long line = (object >>> LINE_BITS) + (member >> MEMBER_BITS) * 0xC2B2AE3D27D4EB4FL;
    long mixed = (line ^ (line >>> 32)) * 0xD6E8FEB86659FD93L;
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    int first = (int) (mixed >>> 48) & -LINE;
    return first | (((int) object + member) & (LINE - 1));
  }

  /**
   * Whether, among the members from one on, none before this one is certain to have the same
   * stripe. Those that are not first have the stripe of one that is.
   */
  public static boolean isFirst(int member, int from) {
    return (member & ((1 << MEMBER_BITS) - 1)) < LINE || member - from < LINE;
  }
}
