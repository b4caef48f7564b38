package dev.photofinish.trace;

import java.util.Iterator;

/** The bytes of one thread's path; {@link PathItems} reads them. Has one block in memory. */
final class PathReader {

  private final Iterator<byte[]> blocks;
  private byte[] block = {};
  private int taken;

  PathReader(Iterator<byte[]> blocks) {
    this.blocks = blocks;
  }

  /** Whether the block has so many bytes more; if it is at its end, whether the next one has. */
  boolean has(int bytes) {
    while (taken == block.length && blocks.hasNext()) {
      block = blocks.next();
      taken = 0;
    }
    return block.length - taken >= bytes;
  }

  /** The next number of so many bytes, which are there. */
  long next(int bytes) {
    long number = 0;
    for (int i = 0; i < bytes; i++) {
      number |= Byte.toUnsignedLong(block[taken++]) << (i * Byte.SIZE);
    }
    return number;
  }
}
