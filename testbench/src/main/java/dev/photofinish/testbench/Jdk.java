package dev.photofinish.testbench;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An installed JDK.
 *
 * @param feature the number of its release: 8, 17, 25
 * @param home its folder
 */
public record Jdk(int feature, Path home) {

  /** {@code 25.0.3}, {@code 17} or, up to Java 8, {@code 1.8.0_402}. */
  private static final Pattern VERSION = Pattern.compile("\"?(?:1\\.)?(\\d+).*");

  /** The JDK in a folder, if there is one; a JRE is none. */
  static Optional<Jdk> in(Path home) {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release)) {
      return Optional.empty();
    }
    try {
      Matcher version = VERSION.matcher(readVersion(release));
      return version.matches()
          ? Optional.of(new Jdk(Integer.parseInt(version.group(1)), home.toRealPath()))
              .filter(Jdk::canCompile)
          : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The program of this name: {@code java}, {@code javac}. */
  public Path tool(String name) {
    return programs(name)
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + name + " in " + home));
  }

  private boolean canCompile() {
    return programs("javac").anyMatch(Files::isExecutable);
  }

  private Stream<Path> programs(String name) {
    Path bin = home.resolve("bin");
    return Stream.of(bin.resolve(name), bin.resolve(name + ".exe"));
  }

  private static String readVersion(Path release) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(release)) {
      properties.load(reader);
    }
    return properties.getProperty("JAVA_VERSION", "");
  }
}
