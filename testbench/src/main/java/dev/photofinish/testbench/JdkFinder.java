package dev.photofinish.testbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the JDKs that are installed: those that the system property {@code photofinish.jdk.25} and
 * environment variables like {@code JAVA_HOME_25_X64} name, the running one and its neighbours, and
 * those in the folders where package managers and tools put them.
 */
public final class JdkFinder {

  private static final String PROPERTY_PREFIX = "photofinish.jdk.";
  private static final Pattern VARIABLE = Pattern.compile("(JAVA|JDK)_HOME(_\\d+)?(_\\w+)?");

  private final Map<String, String> environment;
  private final Properties properties;
  private final List<Path> folders;

  JdkFinder(Map<String, String> environment, Properties properties, List<Path> folders) {
    this.environment = environment;
    this.properties = properties;
    this.folders = folders;
  }

  /** A finder that looks at the running system. */
  public static JdkFinder ofThisSystem() {
    Path running = Path.of(System.getProperty("java.home"));
    Path user = Path.of(System.getProperty("user.home"));
    List<Path> folders =
        List.of(
            running.resolveSibling(""),
            Path.of("/usr/lib/jvm"),
            user.resolve(".sdkman/candidates/java"),
            user.resolve(".jdks"),
            Path.of("/Library/Java/JavaVirtualMachines"));
    return new JdkFinder(System.getenv(), System.getProperties(), folders);
  }

  /** All JDKs found, oldest release first. */
  public List<Jdk> all() {
    return Stream.of(named(), inEnvironment(), inFolders())
        .flatMap(found -> found)
        .sorted(Comparator.comparingInt(Jdk::feature))
        .distinct()
        .toList();
  }

  /** A JDK of just this release. */
  public Optional<Jdk> exactly(int feature) {
    return all().stream().filter(jdk -> jdk.feature() == feature).findFirst();
  }

  /** The oldest JDK of this release or a newer one. */
  public Optional<Jdk> atLeast(int feature) {
    return all().stream().filter(jdk -> jdk.feature() >= feature).findFirst();
  }

  /** The user named these: a name that leads nowhere is an error, where a guess is not. */
  private Stream<Jdk> named() {
    return properties.stringPropertyNames().stream()
        .filter(name -> name.startsWith(PROPERTY_PREFIX))
        .sorted()
        .map(property -> requireJdk(property, properties.getProperty(property)));
  }

  private static Jdk requireJdk(String property, String home) {
    return Jdk.in(Path.of(home))
        .filter(jdk -> property.equals(PROPERTY_PREFIX + jdk.feature()))
        .orElseThrow(() -> new IllegalArgumentException(property + ": no such JDK in " + home));
  }

  private Stream<Jdk> inEnvironment() {
    return environment.entrySet().stream()
        .filter(entry -> VARIABLE.matcher(entry.getKey()).matches())
        .filter(entry -> !entry.getValue().isBlank())
        .sorted(Map.Entry.comparingByKey())
        .flatMap(entry -> Jdk.in(Path.of(entry.getValue())).stream());
  }

  private Stream<Jdk> inFolders() {
    return folders.stream()
        .filter(Files::isDirectory)
        .flatMap(folder -> children(folder).stream())
        .flatMap(child -> Stream.of(child, child.resolve("Contents/Home")))
        .flatMap(home -> Jdk.in(home).stream());
  }

  private static List<Path> children(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
