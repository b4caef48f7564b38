package dev.photofinish.cli.input.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.maven.model.Activation;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Profile;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.jspecify.annotations.Nullable;

/**
 * A pom as it is written, before parents and properties come in.
 *
 * @param file its absolute and normal path
 */
record RawPom(Path file, Model model) {

  static RawPom read(Path file) throws IOException, XmlPullParserException {
    try (InputStream in = Files.newInputStream(file)) {
      return new RawPom(file, new MavenXpp3Reader().read(in));
    }
  }

  Path folder() {
    return file.resolveSibling("").normalize();
  }

  String groupId() {
    return ownOrInherited(model.getGroupId(), Parent::getGroupId);
  }

  String artifactId() {
    return String.valueOf(model.getArtifactId());
  }

  String version() {
    return ownOrInherited(model.getVersion(), Parent::getVersion);
  }

  /** Whether these are its coordinates; a version that is yet to be computed matches any. */
  boolean is(String groupId, String artifactId, String version) {
    return artifactId().equals(artifactId)
        && groupId().equals(groupId)
        && (version().contains("${") || version().equals(version));
  }

  /** The poms of its modules; of those in profiles, only the ones that are active by default. */
  List<Path> modules() {
    Stream<String> inProfiles =
        model.getProfiles().stream()
            .filter(RawPom::isActiveByDefault)
            .flatMap(profile -> profile.getModules().stream());
    return Stream.concat(model.getModules().stream(), inProfiles)
        .distinct()
        .map(this::modulePom)
        .toList();
  }

  /** Where compiled classes go as far as the pom says so literally. */
  Path classes() {
    return literal(Build::getOutputDirectory, "target/classes");
  }

  /** The same of tests. */
  Path testClasses() {
    return literal(Build::getTestOutputDirectory, "target/test-classes");
  }

  private Path literal(Function<Build, @Nullable String> ofBuild, String usual) {
    return Optional.ofNullable(model.getBuild())
        .map(ofBuild)
        .filter(folder -> !folder.contains("${"))
        .map(folder -> folder().resolve(folder).normalize())
        .orElse(folder().resolve(usual));
  }

  private Path modulePom(String module) {
    Path path = folder().resolve(module.strip()).normalize();
    return Files.isRegularFile(path) ? path : path.resolve("pom.xml");
  }

  private String ownOrInherited(@Nullable String own, Function<Parent, String> inherited) {
    return Optional.ofNullable(own)
        .or(() -> Optional.ofNullable(model.getParent()).map(inherited))
        .orElse("");
  }

  private static boolean isActiveByDefault(Profile profile) {
    return Optional.ofNullable(profile.getActivation())
        .map(Activation::isActiveByDefault)
        .orElse(false);
  }
}
