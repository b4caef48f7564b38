package dev.photofinish.trace.format;

/**
 * How items lie in a path: a byte each, and the bytes of a number behind it, the lowest first.
 *
 * <pre>
 *   0000_0001 to
 *   0111_1111  run        up to six branches, the first of them highest, behind a one
 *   1000_0nnn  long run   the same in n bytes that follow
 *   1001_0000  event
 *   1001_0001  enter      method (3)
 *   1001_0010  back
 *   1001_0011  loop
 *   1001_0100  switch     key (4)
 *   1001_0101  back to    frame (4)
 *   1001_0110  catch      frame (4)  instruction (2)
 *   1001_0111  lost       frame (4)
 *   1001_1000  back to    how many frames were entered since that one (1)
 *   1010_nnnn  back to    the same, n
 *   11mm_mmmm  enter      method (1, which is lower than m)
 * </pre>
 *
 * A run is as its thread collects it: it begins as one, and each branch shifts in a bit.
 */
public final class PathLayout {

  /** Runs below this are their own item. */
  public static final int SHORT_RUN = 1 << 7;

  public static final int LONG_RUN = 0b1000_0000;
  public static final int LONG_RUN_BYTES = 0b0111;

  public static final int EVENT = 0b1001_0000;
  public static final int ENTER = 0b1001_0001;
  public static final int BACK = 0b1001_0010;
  public static final int LOOP = 0b1001_0011;
  public static final int SWITCH = 0b1001_0100;
  public static final int BACK_TO = 0b1001_0101;
  public static final int CATCH = 0b1001_0110;
  public static final int LOST = 0b1001_0111;

  public static final int BACK_BY = 0b1001_1000;

  /** Frames that are nearer than {@link #NEAR} are in the item itself. */
  public static final int BACK_NEAR = 0b1010_0000;

  public static final int NEAR = 1 << 4;
  public static final int MAX_BY = 1 << 8;

  /** Methods below {@link #LOW_METHODS} are in the item itself. */
  public static final int ENTER_LOW = 0b1100_0000;

  public static final int LOW_METHODS = 1 << 14;

  public static final int METHOD_BYTES = 3;
  public static final int NUMBER_BYTES = 4;
  public static final int INSTRUCTION_BYTES = 2;

  private PathLayout() {}
}
