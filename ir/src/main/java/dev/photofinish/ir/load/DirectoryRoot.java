package dev.photofinish.ir.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder of class files. */
final class DirectoryRoot implements ClassRoot {

  private static final String SUFFIX = ".class";

  private final Path directory;

  DirectoryRoot(Path directory) {
    this.directory = directory;
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    try (InputStream in = Files.newInputStream(directory.resolve(internalName + SUFFIX))) {
      return BoundedRead.classFile(in);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  @Override
  public Stream<String> classNames() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      List<String> names =
          files
              .map(file -> directory.relativize(file).toString().replace('\\', '/'))
              .filter(name -> name.endsWith(SUFFIX) && !name.endsWith("module-info.class"))
              .map(name -> name.substring(0, name.length() - SUFFIX.length()))
              .sorted()
              .toList();
      return names.stream();
    }
  }

  @Override
  public String label() {
    return directory.toString();
  }

  @Override
  public void close() {}
}
