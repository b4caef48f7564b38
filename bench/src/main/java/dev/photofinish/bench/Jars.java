package dev.photofinish.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What {@code bench/fetch} fetched.
 *
 * @param folder where it put it
 */
record Jars(Path folder) {

  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  /** The folder that {@code bench/run} works with. */
  static Jars fetched() {
    return new Jars(Path.of("bench", "target", "jars"));
  }

  boolean has(Coordinates artefact) {
    return Files.exists(path(artefact));
  }

  Path of(Coordinates artefact) {
    if (!has(artefact)) {
      throw new IllegalStateException("not fetched: " + artefact);
    }
    return path(artefact);
  }

  private Path path(Coordinates artefact) {
    return folder.resolve(artefact.fileName() + ".jar");
  }

  /** The folder of an artefact's sources, if they were fetched. */
  Path sources(Coordinates artefact) {
    return folder.resolveSibling("sources").resolve(artefact.fileName());
  }

  /** The jars that an artefact needs, itself included; empty if that was not fetched. */
  List<Path> classPath(Coordinates artefact) throws IOException {
    Path list = folder.resolve(artefact.fileName() + ".classpath");
    if (!Files.exists(list)) {
      return List.of();
    }
    try (Stream<String> entries = SEPARATOR.splitAsStream(Files.readString(list).strip())) {
      return entries.map(Path::of).toList();
    }
  }

  /** The same without the artefact itself. */
  List<Path> dependencies(Coordinates artefact) throws IOException {
    String itself = artefact.artifact() + "-" + artefact.version() + ".jar";
    return classPath(artefact).stream()
        .filter(jar -> !jar.getFileName().toString().equals(itself))
        .toList();
  }
}
