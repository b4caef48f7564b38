package dev.photofinish.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The model files that come with the program, read once. */
final class BuiltIn {

  /** Immutable; made when it is first asked for. */
  static final Models MODELS = new Models(List.of(read()));

  private BuiltIn() {}

  private static RuleLayer read() {
    ModelParser parser = new ModelParser();
    try {
      for (String name : names()) {
        parser.read(name, bytes(name));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ModelFileException e) {
      throw new IllegalStateException("a built-in model file has a mistake", e);
    }
    return parser.rules();
  }

  /** A jar cannot be asked which files are in a folder, so a file lists them. */
  static List<String> names() throws IOException {
    return new String(bytes("files.txt"), StandardCharsets.UTF_8).lines().toList();
  }

  static byte[] bytes(String name) throws IOException {
    try (InputStream stream = BuiltIn.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IOException("the built-in model file " + name + " is missing");
      }
      return stream.readAllBytes();
    }
  }
}
