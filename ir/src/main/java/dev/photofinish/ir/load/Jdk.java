package dev.photofinish.ir.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The platform's classes: of the running JDK or of another.
 *
 * @param release the Java version
 * @param roots where its classes are
 */
public record Jdk(int release, List<ClassRoot> roots) {

  /** The JDK that runs this. */
  public static Jdk running() {
    return new Jdk(Runtime.version().feature(), List.of(JdkRoot.ofRunning()));
  }

  /**
   * The JDK or JRE in a folder.
   *
   * @throws IOException if there is none; its message is for the user
   */
  public static Jdk at(Path home) throws IOException {
    if (Files.exists(home.resolve("lib/modules"))) {
      return new Jdk(release(home), List.of(JdkRoot.at(home)));
    }
    for (String library : List.of("jre/lib", "lib")) {
      if (Files.exists(home.resolve(library).resolve("rt.jar"))) {
        return new Jdk(8, archives(home.resolve(library)));
      }
    }
    throw new IOException("no JDK in " + home + ": neither lib/modules nor rt.jar is there");
  }

  private static int release(Path home) throws IOException {
    Path file = home.resolve("release");
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
      String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
      return Runtime.Version.parse(version).feature();
    } catch (IllegalArgumentException | NoSuchFileException e) {
      throw new IOException("no Java version in " + file, e);
    }
  }

  private static List<ClassRoot> archives(Path library) throws IOException {
    List<ClassRoot> roots = new ArrayList<>();
    try (Stream<Path> files = Files.list(library)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
        roots.add(new ArchiveRoot(ArchiveRoot.open(file, 8), file.toString(), ""));
      }
    }
    return roots;
  }
}
