package dev.photofinish.scan.store;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** What stands around the content: what it is, of which version, how long, and a checksum. */
final class Envelope {

  /** Raise it with every change of the bytes that a summary is written as. */
  static final int VERSION = 6;

  /** "PFSU", in ASCII. */
  private static final int MAGIC = 0x50465355;

  private static final int HEADER_BYTES = 12;

  /** So much is read at first; a length that is wrong must not cost memory. */
  private static final int FIRST_BYTES = 1 << 16;

  private Envelope() {}

  static void write(ByteWriter content, DataOutput out) throws IOException {
    write(VERSION, content.toBytes(), out);
  }

  static void write(int version, byte[] content, DataOutput out) throws IOException {
    byte[] header = header(version, content.length);
    out.write(header);
    out.write(content);
    out.writeInt(checksum(header, content));
  }

  private static byte[] header(int version, int length) {
    return ByteBuffer.allocate(HEADER_BYTES).putInt(MAGIC).putInt(version).putInt(length).array();
  }

  private static int checksum(byte[] header, byte[] content) {
    CRC32C checksum = new CRC32C();
    checksum.update(header, 0, header.length);
    checksum.update(content, 0, content.length);
    return (int) checksum.getValue();
  }

  static byte[] read(DataInput in) throws IOException {
    try {
      return readAll(in);
    } catch (EOFException e) {
      UnreadableSummariesException damaged =
          UnreadableSummariesException.damaged("they end too early");
      damaged.initCause(e);
      throw damaged;
    }
  }

  private static byte[] readAll(DataInput in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new UnreadableSummariesException("These are not stored summaries.");
    }
    checkVersion(in.readInt());
    int length = in.readInt();
    if (length < 0 || length > ByteWriter.MAX_BYTES) {
      throw UnreadableSummariesException.damaged("they cannot have this length");
    }
    byte[] content = readContent(in, length);
    if (in.readInt() != checksum(header(VERSION, length), content)) {
      throw UnreadableSummariesException.damaged("their checksum is wrong");
    }
    return content;
  }

  private static void checkVersion(int version) throws UnreadableSummariesException {
    if (version != VERSION) {
      throw new UnreadableSummariesException(
          "The stored summaries have version "
              + Integer.toUnsignedString(version)
              + " of the format; only version "
              + VERSION
              + " can be read.");
    }
  }

  private static byte[] readContent(DataInput in, int length) throws IOException {
    byte[] content = new byte[Math.min(length, FIRST_BYTES)];
    in.readFully(content);
    while (content.length < length) {
      int known = content.length;
      content = Arrays.copyOf(content, Math.min(length, 2 * known));
      in.readFully(content, known, content.length - known);
    }
    return content;
  }
}
