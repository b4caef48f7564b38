package dev.photofinish.ir.load;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

  private static final List<String> CLASS_FOLDERS =
      List.of("BOOT-INF/classes/", "WEB-INF/classes/");

  private final int release;
  private final BiConsumer<String, String> leftOut;
  private final long maxUnpackedBytes;
  private final Path temporaryFolder;
  private final List<Path> temporaryFiles = new ArrayList<>();
  private long unpacked;

  /**
   * @param release the Java version that chooses among a multi-release archive's classes
   * @param leftOut is told the label of an inner archive that is left out, and why
   */
  public Archives(int release, BiConsumer<String, String> leftOut) {
    this(release, leftOut, MAX_UNPACKED_BYTES, Path.of(System.getProperty("java.io.tmpdir")));
  }

  Archives(
      int release,
      BiConsumer<String, String> leftOut,
      long maxUnpackedBytes,
      Path temporaryFolder) {
    this.release = release;
    this.leftOut = leftOut;
    this.maxUnpackedBytes = maxUnpackedBytes;
    this.temporaryFolder = temporaryFolder;
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
    List<JarEntry> entries;
    try (Stream<JarEntry> all = archive.stream()) {
      entries = all.sorted(Comparator.comparing(JarEntry::getName)).toList();
    }
    classes.add(new ArchiveRoot(archive, label, prefix(entries)));
    for (JarEntry entry : entries) {
      if (isArchive(entry.getName())) {
        List<ClassRoot> target = isLibrary(entry.getName()) ? libraries : classes;
        openInner(archive, entry, label, depth + 1, target, libraries);
      }
    }
  }

  /** Where the classes of the application begin. */
  private static String prefix(List<JarEntry> entries) {
    for (String prefix : CLASS_FOLDERS) {
      if (entries.stream().anyMatch(entry -> entry.getName().startsWith(prefix))) {
        return prefix;
      }
    }
    return "";
  }

  /** Spring Boot's web archives have another folder beside lib, for what a server brings itself. */
  private static boolean isLibrary(String name) {
    return name.matches("(.*/)?lib(-provided)?/[^/]*");
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
      List<ClassRoot> libraries) {
    String label = outerLabel + "!/" + entry.getName();
    if (depth > MAX_DEPTH) {
      leftOut.accept(label, "an archive inside " + MAX_DEPTH + " others is not read");
      return;
    }
    try {
      open(unpack(outer, entry), label, depth, classes, libraries);
    } catch (IOException e) {
      leftOut.accept(label, "not a readable archive: " + e.getMessage());
    }
  }

  private Path unpack(JarFile outer, JarEntry entry) throws IOException {
    Path file = Files.createTempFile(temporaryFolder, "photofinish-", ".jar");
    temporaryFiles.add(file);
    try (InputStream in = outer.getInputStream(entry);
        OutputStream out = Files.newOutputStream(file)) {
      copy(in, out);
      return file;
    } catch (IOException e) {
      Files.delete(file);
      throw e;
    }
  }

  private void copy(InputStream in, OutputStream out) throws IOException {
    byte[] buffer = new byte[1 << 16];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      unpacked += count;
      if (unpacked > maxUnpackedBytes) {
        throw new ZipException(
            "inner archives unpack to more than " + (maxUnpackedBytes >> 20) + " MB");
      }
      out.write(buffer, 0, count);
    }
  }

  /** Deletes the temporary files; the roots must have been closed. */
  @Override
  public void close() throws IOException {
    for (Path file : temporaryFiles) {
      Files.deleteIfExists(file);
    }
  }
}
