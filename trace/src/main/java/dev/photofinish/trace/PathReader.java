package dev.photofinish.trace;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The branches that one thread took, in their order. Has one block in memory. */
public final class PathReader {

  private static final int HEAD = Integer.BYTES;

  private final Iterator<byte[]> blocks;
  private byte[] block = new byte[HEAD];
  private int bits;
  private int taken;
  private long position;

  PathReader(Iterator<byte[]> blocks) {
    this.blocks = blocks;
  }

  /** Whether there is one more bit. */
  public boolean hasNext() {
    while (taken >= bits && blocks.hasNext()) {
      open(blocks.next());
    }
    return taken < bits;
  }

  private void open(byte[] next) {
    block = next;
    taken = 0;
    int room = Math.max(0, next.length - HEAD) * Byte.SIZE;
    bits = next.length < HEAD ? 0 : Math.min(ByteBuffer.wrap(next).getInt(), room);
  }

  /** Whether the next branch was taken. */
  public boolean next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the path ends after " + position + " bits");
    }
    int at = taken++;
    position++;
    return ((block[HEAD + (at >>> 3)] >>> (at & 7)) & 1) != 0;
  }

  /** The next number of so many bits, such as which way a switch went. */
  public int next(int count) {
    int number = 0;
    for (int i = 0; i < count; i++) {
      number |= next() ? 1 << i : 0;
    }
    return number;
  }

  /** How many bits have been read. */
  public long position() {
    return position;
  }
}
