package dev.photofinish.cli.input.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the folder where Maven keeps what it downloaded, in the places where Maven looks. */
final class LocalRepositoryFinder {

  private static final Pattern ARGUMENT =
      Pattern.compile("-Dmaven\\.repo\\.local=(?:\"([^\"]*)\"|'([^']*)'|(\\S+))");

  private final Map<String, String> variables;
  private final Path home;

  LocalRepositoryFinder(Map<String, String> variables, Path home) {
    this.variables = variables;
    this.home = home;
  }

  /** The local repository for a project whose topmost folder is given. */
  Path find(Path projectRoot) {
    return inArguments(variables.getOrDefault("PHOTOFINISH_JAVA_OPTS", ""))
        .or(() -> inArguments(read(projectRoot.resolve(".mvn/maven.config"))))
        .or(() -> inArguments(variables.getOrDefault("MAVEN_ARGS", "")))
        .or(() -> inArguments(variables.getOrDefault("MAVEN_OPTS", "")))
        .or(() -> MavenSettings.localRepository(home.resolve(".m2/settings.xml"), variables, home))
        .map(Path::of)
        .orElse(home.resolve(".m2/repository"));
  }

  private static Optional<String> inArguments(String arguments) {
    Matcher matcher = ARGUMENT.matcher(arguments);
    return matcher.find()
        ? Stream.of(1, 2, 3).map(matcher::group).filter(found -> found != null).findFirst()
        : Optional.empty();
  }

  private static String read(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      // Maven would fail on it; we need it only to find a folder that has a usual place.
      return "";
    }
  }
}
