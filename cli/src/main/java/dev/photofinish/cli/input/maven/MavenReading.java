package dev.photofinish.cli.input.maven;

import dev.photofinish.finding.Problem;
import java.nio.file.Path;
import java.util.List;

/**
 * What a Maven project says of itself.
 *
 * @param modules the project itself and all modules below it, parents first
 * @param classPath what the modules depend on, in order
 * @param problems what could not be read or found
 */
public record MavenReading(
    List<MavenModule> modules, List<Path> classPath, List<Problem> problems) {

  public MavenReading {
    modules = List.copyOf(modules);
    classPath = List.copyOf(classPath);
    problems = List.copyOf(problems);
  }
}
