package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipFile;

/** A jar, war, ear or zip. */
final class Archive {

  private static final List<String> WITH_CODE = List.of(".class", ".jar", ".war", ".rar");

  private Archive() {}

  static Inputs resolve(Path file) {
    if (ClassFiles.isClassFile(file.toString())) {
      throw new BadUsage(file + ": a single class file; name the folder above its package");
    }
    if (!holdsCode(file)) {
      return new Inputs(List.of(), List.of(), List.of(), List.of(empty(file)));
    }
    return new Inputs(List.of(file), List.of(), List.of(), List.of());
  }

  /** Only a notice: class paths have archives of resources, and some that are empty on purpose. */
  private static Problem empty(Path file) {
    return new Problem(file.toString(), "no class files in this archive", false);
  }

  private static boolean holdsCode(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.stream().anyMatch(entry -> isCode(entry.getName()));
    } catch (IOException e) {
      throw new BadUsage(file + ": not a readable jar, war, ear or zip (" + e.getMessage() + ")");
    }
  }

  /** Archives of archives count too: a war or an ear may hold all its classes in jars. */
  private static boolean isCode(String entry) {
    String name = entry.toLowerCase(Locale.ROOT);
    return WITH_CODE.stream().anyMatch(name::endsWith);
  }
}
