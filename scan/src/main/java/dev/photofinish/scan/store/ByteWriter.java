package dev.photofinish.scan.store;

import java.util.Arrays;

/** Bytes that grow. */
final class ByteWriter {

  static final int MAX_BYTES = 1 << 30;

  private byte[] bytes = new byte[32];
  private int size;

  /** Writes any int; small ones that are not negative are short. */
  void number(int value) {
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      add(rest | 0x80);
      rest >>>= 7;
    }
    add(rest);
  }

  void flag(boolean value) {
    add(value ? 1 : 0);
  }

  void append(ByteWriter other) {
    reserve(other.size);
    System.arraycopy(other.bytes, 0, bytes, size, other.size);
    size += other.size;
  }

  private void add(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
  }

  private void reserve(int more) {
    if (more > MAX_BYTES - size) {
      throw new IllegalArgumentException("more summaries than can be stored together");
    } else if (more > bytes.length - size) {
      bytes = Arrays.copyOf(bytes, Math.min(MAX_BYTES, Math.max(2 * bytes.length, size + more)));
    }
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }
}
