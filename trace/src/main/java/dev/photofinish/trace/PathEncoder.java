package dev.photofinish.trace;

import dev.photofinish.trace.format.PathLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Puts the path of one thread into buffers that the caller owns, each of which becomes a block:
 * four bytes for the number of bits, then the bits, the lowest of each byte first. {@link PathItem}
 * says what the items are.
 *
 * <p>Bits are collected in a word, which goes to the buffer when it is full, or when somebody asks
 * how far the block is. What puts an item says whether the buffer is full with it; then the caller
 * must end the block and begin another. So the many short items cost no look at the buffer.
 *
 * <p>Makes no objects. Confined to whoever owns the buffer.
 */
public final class PathEncoder {

  /**
   * Less makes a buffer full: for the word that was put, what is left of its item, and some more if
   * the caller could not give another buffer at once.
   */
  private static final int ROOM = 8 * Long.BYTES;

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** A buffer must be at least so large. */
  public static final int MIN_BUFFER = PathLayout.HEAD + ROOM;

  private byte[] buffer = new byte[MIN_BUFFER];

  /** What is in the block, with what is in the word. */
  private int bits;

  /** The bits that are not in the buffer yet, or not for good. */
  private long word;

  /** Begins a block; what was in the buffer before does not matter. */
  public void begin(byte[] into) {
    buffer = into;
    bits = 0;
    word = 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /** A conditional jump was taken (1), or not (0). */
  public boolean branch(int taken) {
    return put((long) taken << 1, PathLayout.BRANCH_BITS);
  }

  /** An event was put that has a site. */
  public boolean event() {
    return put(PathLayout.EVENT, PathLayout.SHORT_BITS);
  }

  /** A method begins; it has the next frame. */
  public boolean enter(int method) {
    long number = method & (1L << PathLayout.METHOD_BITS) - 1;
    return put(
        PathLayout.ENTER | number << PathLayout.SHORT_BITS,
        PathLayout.SHORT_BITS + PathLayout.METHOD_BITS);
  }

  /** A call came back to the frame of the last item. */
  public boolean back() {
    return put(PathLayout.BACK, PathLayout.LONG_BITS);
  }

  /** A jump back is made. */
  public boolean loop() {
    return put(PathLayout.LOOP, PathLayout.LONG_BITS);
  }

  /** A switch goes by its key. */
  public boolean switchKey(int key) {
    return numbered(PathLayout.SWITCH, key);
  }

  /** A call came back to a frame. */
  public boolean backTo(int frame) {
    return numbered(PathLayout.BACK_TO, frame);
  }

  private boolean numbered(int code, int number) {
    return put(
        code | Integer.toUnsignedLong(number) << PathLayout.LONG_BITS,
        PathLayout.LONG_BITS + PathLayout.NUMBER_BITS);
  }

  /** An exception has come to a handler in a frame, which begins with an instruction. */
  public boolean caught(int frame, int instruction) {
    long item = PathLayout.CATCH | Integer.toUnsignedLong(frame) << PathLayout.SHORT_BITS;
    long last = instruction & (1L << PathLayout.INSTRUCTION_BITS) - 1;
    return put(
        item | last << (PathLayout.SHORT_BITS + PathLayout.NUMBER_BITS), PathLayout.MAX_BITS);
  }

  private boolean put(long item, int count) {
    int before = bits;
    int after = before + count;
    if ((before ^ after) >= Long.SIZE) {
      return turn(item, before, after);
    }
    word |= item << before;
    bits = after;
    return false;
  }

  /**
   * The word is full; the next one begins with what is left of the item. The stack may be at an end
   * here: until the buffer has the word, nothing has changed.
   */
  private boolean turn(long item, int before, int after) {
    int at = wordAt(before);
    WORDS.set(buffer, at, word | item << before);
    int left = Long.SIZE - (before & Long.SIZE - 1);
    word = left == Long.SIZE ? 0 : item >>> left;
    bits = after;
    return at + ROOM > buffer.length;
  }

  private static int wordAt(int bit) {
    return PathLayout.HEAD + (bit >>> 6) * Long.BYTES;
  }

  /** Ends the block, and says how many bytes of the buffer it has. */
  public int end() {
    return end(buffer, mark());
  }

  /**
   * How far the block is, as a number that another thread can {@link #end} a copy by. All that was
   * put is in the buffer then.
   */
  public int mark() {
    WORDS.set(buffer, wordAt(bits), word);
    return bits;
  }

  /**
   * Ends a block that its owner may go on with.
   *
   * @param copy the buffer, or a copy of it as it was at the mark or later
   * @return how many bytes the block has
   */
  public static int end(byte[] copy, int mark) {
    for (int i = 0; i < PathLayout.HEAD; i++) {
      copy[i] = (byte) (mark >>> (24 - 8 * i));
    }
    return PathLayout.HEAD + (mark + 7) / Byte.SIZE;
  }
}
