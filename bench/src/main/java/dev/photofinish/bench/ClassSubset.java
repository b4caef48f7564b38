package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A jar with the first classes of another, in the order of their names.
 *
 * @param bytes the size of its class files
 */
record ClassSubset(Path jar, int classes, long bytes) {

  static ClassSubset write(Path whole, int classes, Path folder) throws IOException {
    Path jar = folder.resolve("first-" + classes + "-classes.jar");
    long bytes = 0;
    try (ZipFile zip = new ZipFile(whole.toFile());
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (ZipEntry entry : first(zip, classes)) {
        byte[] classFile = zip.getInputStream(entry).readAllBytes();
        bytes += classFile.length;
        out.putNextEntry(new ZipEntry(entry.getName()));
        out.write(classFile);
      }
    }
    return new ClassSubset(jar, classes, bytes);
  }

  private static List<ZipEntry> first(ZipFile zip, int classes) {
    List<ZipEntry> found =
        zip.stream()
            .map(ZipEntry.class::cast)
            .filter(entry -> isClass(entry.getName()))
            .sorted((one, other) -> one.getName().compareTo(other.getName()))
            .limit(classes)
            .toList();
    if (found.size() < classes) {
      throw new IllegalArgumentException("only " + found.size() + " classes in " + zip.getName());
    }
    return found;
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class")
        && !name.endsWith("module-info.class")
        && !name.startsWith("META-INF/");
  }
}
