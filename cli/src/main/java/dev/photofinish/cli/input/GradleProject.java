package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A Gradle build: the compiled classes of the project and of all projects below it. */
final class GradleProject {

  private static final List<String> BUILD_FILES =
      List.of("settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts");

  private GradleProject() {}

  static boolean isAt(Path folder) {
    return BUILD_FILES.stream().anyMatch(file -> Files.isRegularFile(folder.resolve(file)));
  }

  static boolean isBuilt(Path folder, Extent extent) {
    return !classFolders(folder, extent).isEmpty();
  }

  static Inputs resolve(Path folder, Extent extent) {
    List<Path> classes = classFolders(folder, extent);
    if (classes.isEmpty()) {
      throw new BadUsage(
          folder + ": this Gradle project has no compiled classes; run gradle classes first");
    }
    List<Path> sources =
        GradleFolders.projectsBelow(folder).stream()
            .flatMap(project -> SourceFolders.below(project, extent).stream())
            .toList();
    return new Inputs(classes, List.of(), sources, List.of(unknownClassPath(folder)));
  }

  private static List<Path> classFolders(Path folder, Extent extent) {
    return GradleFolders.projectsBelow(folder).stream()
        .flatMap(project -> classFoldersOf(project, extent))
        .toList();
  }

  private static Stream<Path> classFoldersOf(Path project, Extent extent) {
    return SourceFolders.languages()
        .map(language -> project.resolve("build/classes").resolve(language))
        .flatMap(language -> extent.parts().stream().map(language::resolve))
        .filter(ClassFiles::existBelow);
  }

  /** Only Gradle itself can tell, since its build files are programs. */
  private static Problem unknownClassPath(Path folder) {
    return new Problem(
        folder.toString(),
        "a Gradle project's class path is not known; give it with --classpath",
        false);
  }
}
