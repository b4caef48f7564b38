package dev.photofinish.ir.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes of a modular JDK, through its {@code jrt} file system. Nothing is listed ahead. */
final class JdkRoot implements ClassRoot {

  private static final URI JRT = URI.create("jrt:/");

  private final FileSystem image;
  private final String label;
  private final boolean closeable;

  /** The modules that have each package that was asked for: several if it is only a parent's. */
  private final ConcurrentMap<String, List<String>> modules = new ConcurrentHashMap<>();

  private JdkRoot(FileSystem image, String label, boolean closeable) {
    this.image = image;
    this.label = label;
    this.closeable = closeable;
  }

  static JdkRoot ofRunning() {
    return new JdkRoot(FileSystems.getFileSystem(JRT), "the running JDK", false);
  }

  static JdkRoot at(Path home) throws IOException {
    FileSystem image = FileSystems.newFileSystem(JRT, Map.of("java.home", home.toString()));
    return new JdkRoot(image, home.toString(), true);
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    int slash = internalName.lastIndexOf('/');
    if (slash < 0) {
      return null;
    }
    try {
      return read(internalName, internalName.substring(0, slash));
    } catch (InvalidPathException e) {
      // What the file system says to names that only a broken class file has.
      return null;
    }
  }

  private byte @Nullable [] read(String internalName, String packageName) throws IOException {
    for (String module : modules(packageName)) {
      try {
        return Files.readAllBytes(image.getPath("/modules", module, internalName + ".class"));
      } catch (NoSuchFileException e) {
        // Another module has the class, or a package of this name below it.
      }
    }
    return null;
  }

  private List<String> modules(String packageName) throws IOException {
    List<String> known = modules.get(packageName);
    if (known == null) {
      known = findModules(packageName);
      modules.put(packageName, known);
    }
    return known;
  }

  /** The image has a folder for each package, with a link for each module that has it. */
  private List<String> findModules(String packageName) throws IOException {
    Path links = image.getPath("/packages", packageName.replace('/', '.'));
    if (!Files.exists(links)) {
      return List.of();
    }
    try (Stream<Path> candidates = Files.list(links)) {
      return candidates.map(link -> link.getFileName().toString()).toList();
    }
  }

  @Override
  public Stream<String> classNames() throws IOException {
    Path modulesFolder = image.getPath("/modules");
    try (Stream<Path> files = Files.walk(modulesFolder)) {
      List<String> names =
          files
              .filter(file -> file.getNameCount() > 2 && file.toString().endsWith(".class"))
              .map(file -> file.subpath(2, file.getNameCount()).toString())
              .filter(name -> !name.equals("module-info.class"))
              .map(name -> name.substring(0, name.length() - ".class".length()))
              .sorted()
              .toList();
      return names.stream();
    }
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public void close() throws IOException {
    if (closeable) {
      image.close();
    }
  }
}
