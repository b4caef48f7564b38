package dev.photofinish.ir.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The class files of an archive, below a prefix. Of a multi-release archive, those that the
 * analysed Java version would load.
 */
final class ArchiveRoot implements ClassRoot {

  private static final String SUFFIX = ".class";

  private final JarFile archive;
  private final String label;
  private final String prefix;

  ArchiveRoot(JarFile archive, String label, String prefix) {
    this.archive = archive;
    this.label = label;
    this.prefix = prefix;
  }

  static JarFile open(Path file, int release) throws IOException {
    return new JarFile(
        file.toFile(), false, ZipFile.OPEN_READ, Runtime.Version.parse(Integer.toString(release)));
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    JarEntry entry = archive.getJarEntry(prefix + internalName + SUFFIX);
    if (entry == null) {
      return null;
    }
    try (InputStream in = archive.getInputStream(entry)) {
      return BoundedRead.classFile(in);
    }
  }

  @Override
  public Stream<String> classNames() {
    return archive
        .versionedStream()
        .map(JarEntry::getName)
        .filter(this::isClass)
        .map(name -> name.substring(prefix.length(), name.length() - SUFFIX.length()))
        .sorted()
        .distinct();
  }

  private boolean isClass(String name) {
    return name.endsWith(SUFFIX)
        && name.startsWith(prefix)
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class");
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public void close() throws IOException {
    archive.close();
  }
}
