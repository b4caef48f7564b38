package dev.photofinish.trace.format;

import java.nio.charset.StandardCharsets;

/** Takes numbers and texts out of a block, one after the other. */
public final class ByteReader {

  private final byte[] bytes;
  private int position;

  public ByteReader(byte[] bytes) {
    this(bytes, 0);
  }

  public ByteReader(byte[] bytes, int position) {
    this.bytes = bytes;
    this.position = position;
  }

  public boolean hasMore() {
    return position < bytes.length;
  }

  public int next() {
    if (position >= bytes.length) {
      throw new MalformedException("a block ends within a record");
    }
    return bytes[position++] & 0xFF;
  }

  /** What {@link Varint#put} wrote. */
  public long number() {
    int first = next();
    return first < 0x80 ? first : longNumber(first);
  }

  private long longNumber(int first) {
    long number = first & 0x7F;
    int shift = 7;
    int next;
    do {
      if (shift > 63) {
        throw new MalformedException("a number has too many bytes");
      }
      next = next();
      number |= (long) (next & 0x7F) << shift;
      shift += 7;
    } while (next >= 0x80);
    return number;
  }

  /** What {@link Varint#putSigned} wrote. */
  public long signed() {
    return Varint.unzigzag(number());
  }

  /** A number that fits. */
  public int smallNumber() {
    long number = number();
    if (number != (int) number || number < 0) {
      throw new MalformedException("a number is too large: " + number);
    }
    return (int) number;
  }

  public String text() {
    int length = smallNumber();
    if (length > bytes.length - position) {
      throw new MalformedException("a block ends within a text");
    }
    position += length;
    return new String(bytes, position - length, length, StandardCharsets.UTF_8);
  }

  /** Eight bytes, as they are. */
  public long fixed() {
    long number = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      number = (number << 8) | next();
    }
    return number;
  }
}
