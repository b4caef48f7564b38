package dev.photofinish.cli.input.maven;

import java.nio.file.Path;
import java.util.List;

/**
 * One module of a Maven project.
 *
 * @param folder where its pom lies
 * @param classes where its compiled classes go; may not exist
 * @param testClasses the same of its tests
 * @param sources the source folders that its pom names and that exist
 * @param testSources the same of its tests
 */
public record MavenModule(
    Path folder, Path classes, Path testClasses, List<Path> sources, List<Path> testSources) {

  public MavenModule {
    sources = List.copyOf(sources);
    testSources = List.copyOf(testSources);
  }
}
