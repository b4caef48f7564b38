package dev.photofinish.scan.store;

/** Reads what a {@link ByteWriter} wrote, and checks every value before it is used. */
final class ByteReader {

  private static final int LAST_SHIFT = 28;

  private final byte[] bytes;
  private int position;

  ByteReader(byte[] bytes) {
    this.bytes = bytes;
  }

  int remaining() {
    return bytes.length - position;
  }

  /** Any int. */
  int number() throws UnreadableSummariesException {
    int value = 0;
    for (int shift = 0; shift < LAST_SHIFT; shift += 7) {
      int next = next();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    int last = next();
    if (last > 0xf) {
      throw UnreadableSummariesException.damaged("a number is too large");
    }
    return value | last << LAST_SHIFT;
  }

  /** An int from 0 to before a limit. */
  int below(int limit) throws UnreadableSummariesException {
    int value = number();
    if (value < 0 || value >= limit) {
      throw UnreadableSummariesException.damaged("a number is out of range");
    }
    return value;
  }

  /** How many things follow. Each takes at least a byte, so there are no more than bytes left. */
  int count() throws UnreadableSummariesException {
    int value = number();
    if (value < 0 || value > remaining()) {
      throw UnreadableSummariesException.damaged("a count is out of range");
    }
    return value;
  }

  boolean flag() throws UnreadableSummariesException {
    return below(2) == 1;
  }

  private int next() throws UnreadableSummariesException {
    if (position == bytes.length) {
      throw UnreadableSummariesException.damaged("their content ends too early");
    }
    return bytes[position++] & 0xff;
  }
}
