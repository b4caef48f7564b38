package dev.photofinish.trace;

/**
 * The classes of memory and locks whose events have an order among one another.
 *
 * <p>Reader and writer must agree on them: to change them is to change the format.
 */
public final class Stripes {

  /** How many there are. */
  public static final int COUNT = 1 << 16;

  private Stripes() {}

  /** The stripe of a part of an object, from 0; locks and signals are part 0. */
  public static int of(long object, int member) {
    long mixed = object * 0x9E3779B97F4A7C15L + member * 0xC2B2AE3D27D4EB4FL;
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    return (int) (((mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L) >>> 48);
  }
}
