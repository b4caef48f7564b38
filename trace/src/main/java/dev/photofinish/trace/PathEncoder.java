package dev.photofinish.trace;

/**
 * Puts the branches that one thread takes into buffers that the caller owns, each of which becomes
 * a block: four bytes for the number of bits, then the bits, the lowest of each byte first.
 *
 * <p>Makes no objects. Confined to whoever owns the buffer.
 */
public final class PathEncoder {

  private static final int HEAD = Integer.BYTES;
  private static final byte[] NONE = {};

  private byte[] buffer = NONE;
  private int bits;

  /** Begins a block; what was in the buffer before does not matter. */
  public void begin(byte[] into) {
    buffer = into;
    bits = 0;
  }

  /** Whether so many bits fit. */
  public boolean hasRoom(int count) {
    return bits + count <= (buffer.length - HEAD) * Byte.SIZE;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /** Adds whether a branch was taken. */
  public void put(boolean taken) {
    int at = HEAD + (bits >>> 3);
    int inByte = bits & 7;
    byte old = inByte == 0 ? 0 : buffer[at];
    buffer[at] = taken ? (byte) (old | (1 << inByte)) : old;
    bits++;
  }

  /** Adds the lowest bits of a number, such as which way a switch went. */
  public void put(int number, int count) {
    for (int i = 0; i < count; i++) {
      put(((number >>> i) & 1) != 0);
    }
  }

  /** Ends the block, and says how many bytes of the buffer it has. */
  public int end() {
    return end(buffer, bits);
  }

  /** How far the block is, as a number that another thread can {@link #end} a copy by. */
  public int mark() {
    return bits;
  }

  /**
   * Ends a block that its owner may go on with.
   *
   * @param copy the buffer, or a copy of it as it was at the mark or later
   * @return how many bytes the block has
   */
  public static int end(byte[] copy, int mark) {
    for (int i = 0; i < HEAD; i++) {
      copy[i] = (byte) (mark >>> (24 - 8 * i));
    }
    return HEAD + (mark + 7) / Byte.SIZE;
  }
}
