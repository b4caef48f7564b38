package dev.photofinish.trace.format;

/** Numbers in as few bytes as they need: seven bits each, the lowest first, one bit for "more". */
public final class Varint {

  /** The most bytes that a number takes. */
  public static final int MAX_BYTES = 10;

  private Varint() {}

  /** Writes a number that is taken as unsigned, and says where the next one goes. */
  public static int put(byte[] bytes, int position, long number) {
    int at = position;
    long rest = number;
    while ((rest & ~0x7FL) != 0) {
      bytes[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[at++] = (byte) rest;
    return at;
  }

  /** Writes a number of either sign, so that small ones are short. */
  public static int putSigned(byte[] bytes, int position, long number) {
    return put(bytes, position, zigzag(number));
  }

  static long zigzag(long number) {
    return (number << 1) ^ (number >> 63);
  }

  static long unzigzag(long bits) {
    return (bits >>> 1) ^ -(bits & 1);
  }
}
