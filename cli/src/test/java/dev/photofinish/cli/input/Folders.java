package dev.photofinish.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes files for tests; class files are looked for by name only, so they may be empty. */
public final class Folders {

  private Folders() {}

  public static Path file(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  public static Path classIn(Path folder) throws IOException {
    file(folder, "com/acme/A.class", "");
    return folder;
  }

  public static Path folder(Path parent, String name) throws IOException {
    return Files.createDirectories(parent.resolve(name));
  }

  public static Path zip(Path file, String... entries) throws IOException {
    Files.createDirectories(file.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String entry : entries) {
        zip.putNextEntry(new ZipEntry(entry));
        zip.closeEntry();
      }
    }
    return file;
  }
}
