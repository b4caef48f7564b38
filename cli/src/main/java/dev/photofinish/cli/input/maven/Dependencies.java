package dev.photofinish.cli.input.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.model.Model;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.CollectResult;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.util.graph.visitor.PreorderNodeListGenerator;

/**
 * Gathers what modules depend on to compile and to run.
 *
 * <p>Used by one thread.
 */
final class Dependencies {

  private final RepositorySystem system;
  private final RepositorySystemSession session;
  private final boolean withTests;
  private final Set<Path> classPath = new LinkedHashSet<>();
  private final Set<String> missing = new LinkedHashSet<>();

  /**
   * @param withTests whether what only tests depend on counts, too
   */
  Dependencies(RepositorySystem system, RepositorySystemSession session, boolean withTests) {
    this.system = system;
    this.session = session;
    this.withTests = withTests;
  }

  List<Path> classPath() {
    return List.copyOf(classPath);
  }

  /** The coordinates of what is not in the local repository. */
  List<String> missing() {
    return List.copyOf(missing);
  }

  void add(Model module) {
    for (ArtifactResult result : resolve(nodes(collect(module)))) {
      if (result.isResolved()) {
        addFile(result.getArtifact());
      } else {
        missing.add(coordinates(result.getRequest().getArtifact()));
      }
    }
  }

  /** A module that was never compiled has coordinates but no folder yet. */
  private void addFile(Artifact artifact) {
    Path file = artifact.getFile().toPath();
    if (Files.exists(file)) {
      classPath.add(file);
    }
  }

  private CollectResult collect(Model module) {
    try {
      ArtifactDescriptorResult descriptor = describe(module);
      CollectRequest request = new CollectRequest();
      request.setRootArtifact(descriptor.getArtifact());
      request.setDependencies(descriptor.getDependencies().stream().filter(this::counts).toList());
      request.setManagedDependencies(descriptor.getManagedDependencies());
      return system.collectDependencies(session, request);
    } catch (DependencyCollectionException e) {
      // Some poms on the way are missing or broken; the rest of the graph is there.
      return e.getResult();
    } catch (ArtifactDescriptorException e) {
      throw new IllegalStateException("the module's own model was built before", e);
    }
  }

  private ArtifactDescriptorResult describe(Model module) throws ArtifactDescriptorException {
    Artifact artifact =
        new DefaultArtifact(
            module.getGroupId(), module.getArtifactId(), "", "jar", module.getVersion());
    return system.readArtifactDescriptor(
        session, new ArtifactDescriptorRequest(artifact, List.of(), null));
  }

  private boolean counts(Dependency dependency) {
    return withTests || !dependency.getScope().equals("test");
  }

  private static List<DependencyNode> nodes(CollectResult collected) {
    PreorderNodeListGenerator generator = new PreorderNodeListGenerator();
    collected.getRoot().accept(generator);
    return generator.getNodes();
  }

  private List<ArtifactResult> resolve(List<DependencyNode> nodes) {
    List<ArtifactRequest> requests = new ArrayList<>();
    nodes.stream()
        .filter(node -> node.getDependency() != null)
        .forEach(node -> requests.add(new ArtifactRequest(node)));
    try {
      return system.resolveArtifacts(session, requests);
    } catch (ArtifactResolutionException e) {
      return e.getResults();
    }
  }

  private static String coordinates(Artifact artifact) {
    String classifier = artifact.getClassifier().isEmpty() ? "" : ":" + artifact.getClassifier();
    return artifact.getGroupId()
        + ":"
        + artifact.getArtifactId()
        + classifier
        + ":"
        + artifact.getVersion();
  }
}
