package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where sources lie. */
final class SourceFolders {

  private static final List<String> LANGUAGES = List.of("java", "kotlin", "groovy", "scala");

  private SourceFolders() {}

  /** The folders as given, if they are folders. */
  static List<Path> checked(List<Path> sources) {
    for (Path source : sources) {
      if (!Files.isDirectory(source)) {
        throw new BadUsage("--source " + source + ": no such folder");
      }
    }
    return sources;
  }

  /** The source folders that exist in the layout that Maven and Gradle share. */
  static List<Path> below(Path project, Extent extent) {
    return extent.parts().stream()
        .map(part -> project.resolve("src").resolve(part))
        .flatMap(part -> LANGUAGES.stream().map(part::resolve))
        .filter(Files::isDirectory)
        .toList();
  }

  /** The languages, which Gradle's class folders are named for. */
  static Stream<String> languages() {
    return LANGUAGES.stream();
  }
}
