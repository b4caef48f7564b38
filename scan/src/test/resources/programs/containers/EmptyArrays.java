package containers;

import javax.annotation.concurrent.ThreadSafe;

/** Nobody can race for the elements of an array that has none. */
@ThreadSafe
class EmptyArrays {
  private static final byte[] EMPTY = {};
  private static final byte[] ONE = {1};

  byte[] grow(int length) {
    byte[] bytes = length == 0 ? EMPTY : new byte[length];
    fill(bytes);
    return bytes;
  }

  byte[] shared(int length) {
    byte[] bytes = length == 0 ? ONE : new byte[length];
    bytes[0] = 2; // race: EmptyArrays.ONE
    return bytes;
  }

  private static void fill(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = 1;
    }
  }
}
