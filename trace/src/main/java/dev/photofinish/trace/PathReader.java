package dev.photofinish.trace;

import dev.photofinish.trace.format.PathLayout;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The bits of one thread's path; {@link PathItems} reads them. Has one block in memory. */
final class PathReader {

  private static final int HEAD = PathLayout.HEAD;

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

  /** The next bit. */
  public boolean next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the path ends after " + position + " bits");
    }
    int at = taken++;
    position++;
    return ((block[HEAD + (at >>> 3)] >>> (at & 7)) & 1) != 0;
  }

  /** The next number of so many bits, the lowest first. */
  public int next(int count) {
    int number = 0;
    for (int i = 0; i < count; i++) {
      number |= next() ? 1 << i : 0;
    }
    return number;
  }

  /** How many bits are left of this block. */
  int left() {
    return bits - taken;
  }

  /** How many bits have been read. */
  public long position() {
    return position;
  }
}
