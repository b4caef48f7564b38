package dev.photofinish.trace.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Collects numbers and texts for a block. Not for many threads at once. */
public final class ByteWriter {

  private byte[] bytes = new byte[256];
  private int length;

  public int length() {
    return length;
  }

  /** Forgets what was put after the first bytes. */
  public ByteWriter cutTo(int bytes) {
    length = bytes;
    return this;
  }

  public ByteWriter put(int one) {
    reserve(1);
    bytes[length++] = (byte) one;
    return this;
  }

  public ByteWriter number(long number) {
    reserve(Varint.MAX_BYTES);
    length = Varint.put(bytes, length, number);
    return this;
  }

  public ByteWriter text(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    number(encoded.length);
    reserve(encoded.length);
    System.arraycopy(encoded, 0, bytes, length, encoded.length);
    length += encoded.length;
    return this;
  }

  /** Eight bytes: for numbers that are seldom small. */
  public ByteWriter fixed(long number) {
    for (int shift = 56; shift >= 0; shift -= 8) {
      put((int) (number >>> shift));
    }
    return this;
  }

  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }
}
