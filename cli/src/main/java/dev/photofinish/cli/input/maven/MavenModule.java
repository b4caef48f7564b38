package dev.photofinish.cli.input.maven;

import java.nio.file.Path;
import java.util.List;

/**
 * One module of a Maven project.
 *
 * @param folder where its pom lies
 * @param classes where its compiled classes go; may not exist
 * @param sources the source folders that its pom names and that exist
 */
public record MavenModule(Path folder, Path classes, List<Path> sources) {

  public MavenModule {
    sources = List.copyOf(sources);
  }
}
