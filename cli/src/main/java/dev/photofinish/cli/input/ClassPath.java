package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Reads a class path as the Java launcher does, wildcards included. */
final class ClassPath {

  private ClassPath() {}

  /** An entry that does not exist is a notice, not an error: build tools write such entries. */
  static Inputs of(List<String> classPath) {
    List<Path> found = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (String entry : classPath) {
      List<Path> paths = entries(entry);
      found.addAll(paths);
      if (paths.isEmpty() && !entry.isEmpty()) {
        problems.add(new Problem(entry, "nothing there for --classpath", false));
      }
    }
    return new Inputs(List.of(), found, List.of(), problems);
  }

  private static List<Path> entries(String entry) {
    if (entry.isEmpty()) {
      return List.of();
    }
    if (entry.equals("*")) {
      return jarsIn(Path.of(""));
    }
    if (entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
      return jarsIn(Path.of(entry.substring(0, entry.length() - 1)));
    }
    Path path = Path.of(entry);
    return Files.exists(path) ? List.of(path) : List.of();
  }

  /** The launcher leaves the order open; we sort, so that two runs say the same. */
  private static List<Path> jarsIn(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ClassPath::isJar)) {
      files.forEach(jars::add);
    } catch (IOException e) {
      throw new BadUsage("--classpath " + folder + ": cannot be listed (" + e.getMessage() + ")");
    }
    Collections.sort(jars);
    return jars;
  }

  private static boolean isJar(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".jar");
  }
}
