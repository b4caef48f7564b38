package dev.photofinish.cli.input.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.jspecify.annotations.Nullable;

/** Answers version ranges with the versions that lie in the local repository. */
final class InstalledVersions implements WorkspaceReader {

  private final Path repository;

  InstalledVersions(Path repository) {
    this.repository = repository;
  }

  @Override
  public WorkspaceRepository getRepository() {
    return new WorkspaceRepository("installed", "installed");
  }

  /** Files are found by the resolver itself. */
  @Override
  public @Nullable File findArtifact(Artifact artifact) {
    return null;
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    Path folder =
        repository
            .resolve(artifact.getGroupId().replace('.', '/'))
            .resolve(artifact.getArtifactId());
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(folder)) {
      return children
          .filter(child -> isInstalled(child, artifact.getArtifactId()))
          .map(child -> child.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isInstalled(Path folder, String artifactId) {
    return Files.isRegularFile(folder.resolve(artifactId + "-" + folder.getFileName() + ".pom"));
  }
}
