package dev.photofinish.cli.input.maven;

import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.repository.internal.MavenWorkspaceReader;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.jspecify.annotations.Nullable;

/** Lets the project's modules stand for their artifacts: their class folders instead of jars. */
final class ReactorWorkspace implements MavenWorkspaceReader {

  private final Map<String, Model> byCoordinates;
  private final WorkspaceReader next;

  ReactorWorkspace(EffectiveModels models, WorkspaceReader next) {
    this.byCoordinates =
        models.models().values().stream()
            .collect(
                Collectors.toMap(
                    model -> key(model.getGroupId(), model.getArtifactId(), model.getVersion()),
                    Function.identity(),
                    (first, second) -> first));
    this.next = next;
  }

  @Override
  public WorkspaceRepository getRepository() {
    return new WorkspaceRepository("reactor", "reactor");
  }

  @Override
  public @Nullable Model findModel(Artifact artifact) {
    return byCoordinates.get(
        key(artifact.getGroupId(), artifact.getArtifactId(), artifact.getBaseVersion()));
  }

  @Override
  public @Nullable File findArtifact(Artifact artifact) {
    Model module = findModel(artifact);
    if (module == null) {
      return null;
    }
    return switch (artifact.getExtension()) {
      case "pom" -> module.getPomFile();
      case "jar" -> classes(module, artifact.getClassifier());
      default -> null;
    };
  }

  @Override
  public List<String> findVersions(Artifact artifact) {
    Stream<String> own =
        byCoordinates.values().stream()
            .filter(module -> module.getGroupId().equals(artifact.getGroupId()))
            .filter(module -> module.getArtifactId().equals(artifact.getArtifactId()))
            .map(Model::getVersion);
    return Stream.concat(own, next.findVersions(artifact).stream()).distinct().toList();
  }

  private static @Nullable File classes(Model module, String classifier) {
    return switch (classifier) {
      case "" -> new File(module.getBuild().getOutputDirectory());
      case "tests" -> new File(module.getBuild().getTestOutputDirectory());
      default -> null;
    };
  }

  private static String key(String groupId, String artifactId, String version) {
    return groupId + ":" + artifactId + ":" + version;
  }
}
