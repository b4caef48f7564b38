package dev.photofinish.ir.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
    } catch (NoSuchFileException | InvalidPathException e) {
      return null;
    }
  }

  @Override
  public Stream<String> classNames() throws IOException {
    List<String> names = new ArrayList<>();
    Set<FileVisitOption> options = Set.of(FileVisitOption.FOLLOW_LINKS);
    Files.walkFileTree(directory, options, Integer.MAX_VALUE, new Collector(names));
    return names.stream().sorted();
  }

  /** Collects the names of classes; a link that leads back to where it came from adds nothing. */
  private final class Collector extends SimpleFileVisitor<Path> {
    private final List<String> names;

    Collector(List<String> names) {
      this.names = names;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      String name = directory.relativize(file).toString().replace('\\', '/');
      if (attributes.isRegularFile() && isClass(name)) {
        names.add(name.substring(0, name.length() - SUFFIX.length()));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
      if (e instanceof FileSystemLoopException) {
        return FileVisitResult.CONTINUE;
      }
      throw e;
    }
  }

  /** An unpacked archive has versions of classes below META-INF that a folder never uses. */
  private static boolean isClass(String name) {
    return name.endsWith(SUFFIX)
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class");
  }

  @Override
  public String label() {
    return directory.toString();
  }

  @Override
  public void close() {}
}
