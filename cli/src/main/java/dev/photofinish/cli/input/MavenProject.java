package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.input.maven.MavenModule;
import dev.photofinish.cli.input.maven.MavenReader;
import dev.photofinish.cli.input.maven.MavenReading;
import dev.photofinish.finding.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A Maven project: the compiled classes of all its modules and what they depend on. */
final class MavenProject {

  private MavenProject() {}

  static boolean isAt(Path folder) {
    return Files.isRegularFile(folder.resolve("pom.xml"));
  }

  static Inputs resolve(Path folder, Map<String, String> variables) {
    MavenReading reading = new MavenReader(variables).read(folder);
    List<Path> classes =
        reading.modules().stream()
            .map(MavenModule::classes)
            .filter(ClassFiles::existBelow)
            .toList();
    if (classes.isEmpty()) {
      throw new BadUsage(
          folder + ": this Maven project has no compiled classes; run mvn compile first");
    }
    List<Problem> uncompiled =
        reading.modules().stream()
            .filter(MavenProject::isUncompiled)
            .map(MavenProject::lost)
            .toList();
    return new Inputs(
        classes,
        Lists.without(reading.classPath(), classes),
        reading.modules().stream().flatMap(MavenProject::sources).toList(),
        Lists.union(uncompiled, reading.problems()));
  }

  private static Stream<Path> sources(MavenModule module) {
    return Lists.union(module.sources(), SourceFolders.below(module.folder())).stream();
  }

  private static boolean isUncompiled(MavenModule module) {
    return !ClassFiles.existBelow(module.classes()) && sources(module).findAny().isPresent();
  }

  private static Problem lost(MavenModule module) {
    return new Problem(
        module.folder().toString(),
        "this module has sources but no compiled classes; run mvn compile",
        true);
  }
}
