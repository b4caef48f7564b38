package dev.photofinish.cli.input.maven;

import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;

/** Finds parents and imported poms: among the project's own modules, then in the repository. */
final class PomSources implements ModelResolver {

  private final Reactor reactor;
  private final OfflineRepository repository;

  PomSources(Reactor reactor, OfflineRepository repository) {
    this.reactor = reactor;
    this.repository = repository;
  }

  @Override
  public FileModelSource resolveModel(String groupId, String artifactId, String version)
      throws UnresolvableModelException {
    Optional<Path> own = reactor.find(groupId, artifactId, version).map(RawPom::file);
    return own.or(() -> repository.pom(groupId, artifactId, version))
        .map(file -> new FileModelSource(file.toFile()))
        .orElseThrow(() -> missing(groupId, artifactId, version));
  }

  @Override
  public FileModelSource resolveModel(Parent parent) throws UnresolvableModelException {
    parent.setVersion(
        chosenVersion(parent.getGroupId(), parent.getArtifactId(), parent.getVersion()));
    return resolveModel(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
  }

  @Override
  public FileModelSource resolveModel(Dependency imported) throws UnresolvableModelException {
    imported.setVersion(
        chosenVersion(imported.getGroupId(), imported.getArtifactId(), imported.getVersion()));
    return resolveModel(imported.getGroupId(), imported.getArtifactId(), imported.getVersion());
  }

  private String chosenVersion(String groupId, String artifactId, String range)
      throws UnresolvableModelException {
    return repository
        .version(groupId, artifactId, range)
        .orElseThrow(() -> missing(groupId, artifactId, range));
  }

  private static UnresolvableModelException missing(
      String groupId, String artifactId, String version) {
    String text = groupId + ":" + artifactId + ":" + version + " is not in the local repository";
    return new UnresolvableModelException(text, groupId, artifactId, version);
  }

  /** We never go to a remote repository. */
  @Override
  public void addRepository(Repository remote) {}

  /** We never go to a remote repository. */
  @Override
  public void addRepository(Repository remote, boolean replace) {}

  @Override
  public ModelResolver newCopy() {
    return this;
  }
}
