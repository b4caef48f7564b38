package dev.photofinish.trace.format;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * What stands before the payload of a block.
 *
 * <pre>
 *   0      4     5         9          13
 *   +------+-----+---------+----------+---------
 *   | PFT1 | type| length  | checksum | payload
 *   +------+-----+---------+----------+---------
 * </pre>
 *
 * <p>The checksum is over type, length and payload: a block with a wrong type would be read as
 * something else.
 */
public final class BlockLayout {

  public static final int HEADER = 13;

  /** No block is larger, so that a wrong length is not taken for a reason to ask for memory. */
  public static final int MAX_PAYLOAD = 1 << 24;

  public static final byte THREAD = 1;
  public static final byte EVENTS = 2;
  public static final byte PATH = 3;
  public static final byte DICTIONARY = 4;

  static final int MAGIC = 0x50465431;

  private static final int CHECKED_FROM = 4;
  private static final int CHECKED_BYTES = 5;

  private BlockLayout() {}

  /** The header of a block, to be written before its payload. */
  public static ByteBuffer header(byte type, byte[] payload, int length) {
    ByteBuffer header = ByteBuffer.allocate(HEADER).putInt(MAGIC).put(type).putInt(length);
    header.putInt(checksum(header.array(), payload, length));
    header.flip();
    return header;
  }

  static int checksum(byte[] header, byte[] payload, int length) {
    CRC32C sum = new CRC32C();
    sum.update(header, CHECKED_FROM, CHECKED_BYTES);
    sum.update(payload, 0, length);
    return (int) sum.getValue();
  }
}
