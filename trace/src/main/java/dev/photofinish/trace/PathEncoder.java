package dev.photofinish.trace;

import dev.photofinish.trace.format.PathLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Puts the path of one thread into buffers that the caller owns, each of which becomes a block.
 * {@link PathItem} says what the items are, {@link PathLayout} how they lie there.
 *
 * <p>An item is one store of eight bytes, of which the next one writes over what it does not need.
 * What puts an item says whether the buffer is full with it; then the caller must end the block and
 * begin another.
 *
 * <p>Makes no objects. Confined to whoever owns the buffer.
 */
public final class PathEncoder {

  /** A run of branches has to be smaller than this. */
  public static final long MAX_RUN = 1L << 56;

  /** Before the first branch of a run. */
  public static final long EMPTY_RUN = 1;

  /**
   * Less makes a buffer full: for one item, and some more if the caller could not give another
   * buffer at once.
   */
  private static final int ROOM = 8 * Long.BYTES;

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** A buffer must be at least so large. */
  public static final int MIN_BUFFER = ROOM;

  private byte[] buffer = new byte[MIN_BUFFER];
  private int position;

  /** Whether the block must end before there is another item. */
  public boolean isFull() {
    return position + ROOM > buffer.length;
  }

  /** Begins a block; what was in the buffer before does not matter. */
  public void begin(byte[] into) {
    buffer = into;
    position = 0;
  }

  public boolean isEmpty() {
    return position == 0;
  }

  /**
   * Conditional jumps were taken, or not.
   *
   * @param run a one, and behind it a bit for each, the last one lowest: one if it was taken
   */
  public boolean branches(long run) {
    return run < PathLayout.SHORT_RUN ? put(run, 1) : longRun(run);
  }

  private boolean longRun(long run) {
    int bytes = (Long.SIZE + Byte.SIZE - 1 - Long.numberOfLeadingZeros(run)) / Byte.SIZE;
    return put(PathLayout.LONG_RUN | bytes | run << Byte.SIZE, 1 + bytes);
  }

  /** An event was put that has a site. */
  public boolean event() {
    return put(PathLayout.EVENT, 1);
  }

  /** A method begins; it has the next frame. */
  public boolean enter(int method) {
    return method < PathLayout.LOW_METHODS
        ? put(PathLayout.ENTER_LOW | method >>> Byte.SIZE | (method & 0xff) << Byte.SIZE, 2)
        : put(PathLayout.ENTER | (long) method << Byte.SIZE, 1 + PathLayout.METHOD_BYTES);
  }

  /** A call came back to the frame of the last item. */
  public boolean back() {
    return put(PathLayout.BACK, 1);
  }

  /** A jump back is made. */
  public boolean loop() {
    return put(PathLayout.LOOP, 1);
  }

  /** A switch goes by its key. */
  public boolean switchKey(int key) {
    return put(PathLayout.SWITCH | (long) key << Byte.SIZE, 1 + PathLayout.NUMBER_BYTES);
  }

  /**
   * A call came back to a frame.
   *
   * @param last the frame that was entered last
   */
  public boolean backTo(int frame, int last) {
    int by = last - frame;
    if (by >= 0 && by < PathLayout.MAX_BY) {
      return by < PathLayout.NEAR
          ? put(PathLayout.BACK_NEAR | by, 1)
          : put(PathLayout.BACK_BY | (long) by << Byte.SIZE, 2);
    }
    return put(PathLayout.BACK_TO | (long) frame << Byte.SIZE, 1 + PathLayout.NUMBER_BYTES);
  }

  /** An exception has come to a handler in a frame, which begins with an instruction. */
  public boolean caught(int frame, int instruction) {
    long numbers = Integer.toUnsignedLong(frame) | (long) instruction << Integer.SIZE;
    return put(
        PathLayout.CATCH | numbers << Byte.SIZE,
        1 + PathLayout.NUMBER_BYTES + PathLayout.INSTRUCTION_BYTES);
  }

  /** Items before this were not kept; the last frame until then. */
  public boolean lost(int frame) {
    return put(PathLayout.LOST | (long) frame << Byte.SIZE, 1 + PathLayout.NUMBER_BYTES);
  }

  /** The stack may be at an end here: until the buffer has the item, nothing has changed. */
  private boolean put(long item, int bytes) {
    int at = position;
    WORDS.set(buffer, at, item);
    position = at + bytes;
    return at + ROOM > buffer.length;
  }

  /** Ends the block, and says how many bytes of the buffer it has. */
  public int end() {
    return position;
  }

  /**
   * How far the block is: what is before does not change any more, so that another thread can write
   * it.
   */
  public int mark() {
    return position;
  }
}
