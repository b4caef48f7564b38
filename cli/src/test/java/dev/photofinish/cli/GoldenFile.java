package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Output that a person has looked at; {@code -Dgolden.refresh=true} writes it anew. */
public final class GoldenFile {

  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/golden");

  private GoldenFile() {}

  public static void check(String name, String actual) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("golden.refresh")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(file));
  }
}
