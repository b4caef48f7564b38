package dev.photofinish.prove.points;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;

/** Names of classes, and of packages with what is below them, from a file. Immutable. */
final class NamePatterns {

  private final Set<String> names;

  private NamePatterns(Set<String> names) {
    this.names = names;
  }

  /** Reads a resource beside a class: a name on each line, remarks behind a number sign. */
  static NamePatterns read(Class<?> beside, String resource) {
    try (InputStream in = beside.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + resource);
      }
      return new NamePatterns(
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .map(line -> line.replace('.', '/'))
              .collect(Collectors.toUnmodifiableSet()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Whether a class or one of the packages around it is among the names; classes have all within.
   */
  boolean match(String internalName) {
    int dollar = internalName.indexOf('$');
    String outer = dollar < 0 ? internalName : internalName.substring(0, dollar);
    if (names.contains(outer)) {
      return true;
    }
    for (int end = outer.lastIndexOf('/'); end > 0; end = outer.lastIndexOf('/', end - 1)) {
      if (names.contains(outer.substring(0, end) + "/*")) {
        return true;
      }
    }
    return false;
  }
}
