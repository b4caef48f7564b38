package dev.photofinish.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares output with a file that a person has looked at.
 *
 * <p>With {@code -Dgolden.refresh=true} the files are written instead; look at what changed before
 * you commit it.
 */
public final class Golden {

  private static final String REFRESH = "golden.refresh";

  private final Path folder;

  private Golden(Path folder) {
    this.folder = folder;
  }

  /** The golden files of this module. */
  public static Golden files() {
    return new Golden(Path.of(System.getProperty("basedir", ""), "src/test/resources/golden"));
  }

  /** Fails with a readable difference if the output is not what the file holds. */
  public void check(String name, String actual) throws IOException {
    Path file = folder.resolve(name);
    if (Boolean.getBoolean(REFRESH)) {
      Files.createDirectories(folder);
      Files.writeString(file, actual, UTF_8);
      return;
    }
    String expected = Files.exists(file) ? Files.readString(file, UTF_8) : "";
    if (!actual.equals(expected)) {
      throw new AssertionError(
          "the output is not what "
              + file
              + " holds (- expected, + actual):\n"
              + LineDiff.of(expected, actual)
              + "If the new output is right, refresh the files: mvn verify -D"
              + REFRESH
              + "=true");
    }
  }

  /** What a golden file holds. */
  public String read(String name) throws IOException {
    return Files.readString(folder.resolve(name), UTF_8);
  }
}
