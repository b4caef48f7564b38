package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import java.nio.file.Path;
import java.util.List;

/** A folder that holds class files by package. */
final class ClassFolder {

  private ClassFolder() {}

  static Inputs resolve(Path folder) {
    if (!ClassFiles.existBelow(folder)) {
      throw new BadUsage(
          folder
              + ": no class files in this folder, and no Maven or Gradle project"
              + " (pom.xml, build.gradle, settings.gradle)");
    }
    return new Inputs(List.of(folder), List.of(), List.of(), List.of());
  }
}
