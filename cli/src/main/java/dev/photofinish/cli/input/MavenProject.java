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

  static Inputs resolve(Path folder, Map<String, String> variables, Extent extent) {
    MavenReader reader = new MavenReader(variables);
    MavenReading reading = extent.hasTests() ? reader.readWithTests(folder) : reader.read(folder);
    List<Path> classes =
        reading.modules().stream()
            .flatMap(module -> classes(module, extent))
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
        reading.modules().stream().flatMap(module -> sources(module, extent)).toList(),
        Lists.union(uncompiled, reading.problems()));
  }

  private static Stream<Path> classes(MavenModule module, Extent extent) {
    return extent.hasTests()
        ? Stream.of(module.classes(), module.testClasses())
        : Stream.of(module.classes());
  }

  private static Stream<Path> sources(MavenModule module, Extent extent) {
    List<Path> named =
        extent.hasTests() ? Lists.union(module.sources(), module.testSources()) : module.sources();
    return Lists.union(named, SourceFolders.below(module.folder(), extent)).stream();
  }

  private static boolean isUncompiled(MavenModule module) {
    return !ClassFiles.existBelow(module.classes())
        && sources(module, Extent.MAIN).findAny().isPresent();
  }

  private static Problem lost(MavenModule module) {
    return new Problem(
        module.folder().toString(),
        "this module has sources but no compiled classes; run mvn compile",
        true);
  }
}
