package dev.photofinish.ir.load;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;

/**
 * Opens archives, with the archives inside them: Spring Boot's jars, web archives, enterprise
 * archives. An inner archive is unpacked into a temporary file, so that its classes are read one by
 * one like any other's.
 */
public final class Archives implements Closeable {

  /** An enterprise archive holds a web archive that holds jars; nothing real goes deeper. */
  static final int MAX_DEPTH = 3;

  /** How much inner archives may unpack to, all together. */
  static final long MAX_UNPACKED_BYTES = 2L << 30;

  private final int release;
  private final BiConsumer<String, String> leftOut;
  private final List<Path> temporaryFiles = new ArrayList<>();
  private long unpacked;

  /**
   * @param release the Java version that chooses among a multi-release archive's classes
   * @param leftOut is told the label of an inner archive that is left out, and why
   */
  public Archives(int release, BiConsumer<String, String> leftOut) {
    this.release = release;
    this.leftOut = leftOut;
  }

  /** What an archive holds: classes of its own, and libraries that it only brings along. */
  public record Contents(List<ClassRoot> classes, List<ClassRoot> libraries) {}

  /**
   * Opens an archive.
   *
   * @throws ZipException if the file is no archive
   */
  public Contents open(Path file) throws IOException {
    Contents contents = new Contents(new ArrayList<>(), new ArrayList<>());
    open(file, file.toString(), 1, contents.classes(), contents.libraries());
    return contents;
  }

  private void open(
      Path file, String label, int depth, List<ClassRoot> classes, List<ClassRoot> libraries)
      throws IOException {
    JarFile archive = ArchiveRoot.open(file, release);
    classes.add(new ArchiveRoot(archive, label, prefix(archive)));
    List<JarEntry> inner;
    try (Stream<JarEntry> entries = archive.stream()) {
      inner =
          entries
              .filter(entry -> isArchive(entry.getName()))
              .sorted(Comparator.comparing(JarEntry::getName))
              .toList();
    }
    for (JarEntry entry : inner) {
      boolean isLibrary = entry.getName().matches("(.*/)?lib/[^/]*");
      openInner(archive, entry, label, depth + 1, isLibrary ? libraries : classes, libraries);
    }
  }

  /** Where the classes of the application begin. */
  private static String prefix(JarFile archive) {
    for (String prefix : List.of("BOOT-INF/classes/", "WEB-INF/classes/")) {
      if (archive.getEntry(prefix) != null) {
        return prefix;
      }
    }
    return "";
  }

  private static boolean isArchive(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".jar") || lower.endsWith(".war") || lower.endsWith(".rar");
  }

  private void openInner(
      JarFile outer,
      JarEntry entry,
      String outerLabel,
      int depth,
      List<ClassRoot> classes,
      List<ClassRoot> libraries)
      throws IOException {
    String label = outerLabel + "!/" + entry.getName();
    if (depth > MAX_DEPTH) {
      leftOut.accept(label, "an archive inside " + MAX_DEPTH + " others is not read");
      return;
    }
    try {
      open(unpack(outer, entry), label, depth, classes, libraries);
    } catch (ZipException e) {
      leftOut.accept(label, "not a readable archive: " + e.getMessage());
    }
  }

  private Path unpack(JarFile outer, JarEntry entry) throws IOException {
    Path file = Files.createTempFile("photofinish-", ".jar");
    temporaryFiles.add(file);
    try (InputStream in = outer.getInputStream(entry);
        var out = Files.newOutputStream(file)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        unpacked += count;
        if (unpacked > MAX_UNPACKED_BYTES) {
          throw new ZipException(
              "inner archives unpack to more than " + (MAX_UNPACKED_BYTES >> 30) + " GB");
        }
        out.write(buffer, 0, count);
      }
    }
    return file;
  }

  /** Deletes the temporary files; the roots must have been closed. */
  @Override
  public void close() throws IOException {
    for (Path file : temporaryFiles) {
      Files.deleteIfExists(file);
    }
  }
}
