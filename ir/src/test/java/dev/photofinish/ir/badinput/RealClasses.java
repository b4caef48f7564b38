package dev.photofinish.ir.badinput;

import java.io.IOException;
import java.io.InputStream;

/** Class files as compilers write them, to be broken. */
final class RealClasses {

  private RealClasses() {}

  /** A class of ours or of a library: not one of the platform, which would come first. */
  static byte[] bytes(Class<?> type) throws IOException {
    String name = "/" + type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no class file for " + type);
      }
      return in.readAllBytes();
    }
  }
}
