package dev.photofinish.ir.load;

import java.io.IOException;
import java.io.InputStream;

/** Reads class files, and refuses what is far too large to be one: archives can hold bombs. */
final class BoundedRead {

  /** Far above anything a compiler writes: 65,535 constants of a typical size make about 4 MB. */
  static final int MAX_CLASS_BYTES = 32 << 20;

  private BoundedRead() {}

  static byte[] classFile(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MAX_CLASS_BYTES + 1);
    if (bytes.length > MAX_CLASS_BYTES) {
      throw new IOException(
          "unpacks to more than " + (MAX_CLASS_BYTES >> 20) + " MB, which no class file needs");
    }
    return bytes;
  }
}
