package dev.photofinish.cli.input.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.repository.internal.MavenRepositorySystemUtils;
import org.eclipse.aether.DefaultRepositoryCache;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;

/** The local repository as Maven's resolver sees it, and nothing beyond it. */
final class OfflineRepository {

  private final RepositorySystem system = new OfflineSystem().get();
  private final DefaultRepositorySystemSession session = MavenRepositorySystemUtils.newSession();

  OfflineRepository(Path folder) {
    // The simple kind: who downloaded a file from where must not matter here.
    LocalRepository local = new LocalRepository(folder.toFile(), "simple");
    session.setLocalRepositoryManager(system.newLocalRepositoryManager(session, local));
    session.setOffline(true);
    session.setIgnoreArtifactDescriptorRepositories(true);
    session.setCache(new DefaultRepositoryCache());
    session.setSystemProperties(systemProperties());
    session.setWorkspaceReader(new InstalledVersions(folder));
  }

  RepositorySystem system() {
    return system;
  }

  /** A session that finds the project's own modules first. */
  RepositorySystemSession session(EffectiveModels models) {
    WorkspaceReader modulesFirst = new ReactorWorkspace(models, session.getWorkspaceReader());
    return new DefaultRepositorySystemSession(session).setWorkspaceReader(modulesFirst);
  }

  /** The file of a pom, if it is here. */
  Optional<Path> pom(String groupId, String artifactId, String version) {
    Artifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", version);
    try {
      ArtifactRequest request = new ArtifactRequest(pom, List.of(), null);
      return Optional.of(system.resolveArtifact(session, request).getArtifact().getFile().toPath());
    } catch (ArtifactResolutionException e) {
      return Optional.empty();
    }
  }

  /** The highest version here that a range allows; a plain version is itself. */
  Optional<String> version(String groupId, String artifactId, String range) {
    Artifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", range);
    try {
      VersionRangeRequest request = new VersionRangeRequest(pom, List.of(), null);
      Version highest = system.resolveVersionRange(session, request).getHighestVersion();
      return Optional.ofNullable(highest).map(Version::toString);
    } catch (VersionRangeResolutionException e) {
      return Optional.empty();
    }
  }

  private static Map<String, String> systemProperties() {
    return System.getProperties().stringPropertyNames().stream()
        .collect(Collectors.toMap(name -> name, System::getProperty));
  }
}
