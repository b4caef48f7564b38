package dev.photofinish.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The model files that come with the program. */
final class BuiltIn {

  private BuiltIn() {}

  static RuleLayer layer() {
    BlockIndex index = new BlockIndex();
    try {
      for (String name : names()) {
        index.add(name, text(name));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ModelFileException e) {
      throw new IllegalStateException("a built-in model file has a mistake", e);
    }
    return new RuleLayer(index);
  }

  /** A jar cannot be asked which files are in a folder, so a file lists them. */
  static List<String> names() throws IOException {
    return Words.split(text("files.txt").strip(), '\n');
  }

  static String text(String name) throws IOException {
    try (InputStream stream = BuiltIn.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IOException("the built-in model file " + name + " is missing");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
