package dev.photofinish.trace.format;

/**
 * How items lie in a path: their codes, the first bit lowest, and how many bits these and the
 * numbers behind them have.
 *
 * <pre>
 *   branch    0 t              t: taken
 *   event     1 00
 *   enter     1 10  method
 *   back      1 01 00
 *   loop      1 01 10
 *   switch    1 01 01  key
 *   back to   1 01 11  frame
 *   catch     1 11  frame  instruction
 * </pre>
 */
public final class PathLayout {

  /** Before the bits of a block: how many there are. */
  public static final int HEAD = Integer.BYTES;

  public static final int BRANCH_BITS = 2;

  /** The code of what has no more than a kind, and the bits of it. */
  public static final int EVENT = 0b001;

  public static final int ENTER = 0b011;
  public static final int CATCH = 0b111;
  public static final int SHORT_BITS = 3;

  public static final int BACK = 0b00_101;
  public static final int LOOP = 0b01_101;
  public static final int SWITCH = 0b10_101;
  public static final int BACK_TO = 0b11_101;
  public static final int LONG_BITS = 5;

  public static final int METHOD_BITS = 24;
  public static final int NUMBER_BITS = 32;
  public static final int INSTRUCTION_BITS = 16;

  /** No item has more. */
  public static final int MAX_BITS = SHORT_BITS + NUMBER_BITS + INSTRUCTION_BITS;

  private PathLayout() {}
}
