package dev.photofinish.testbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is deleted with all that is in it when it is closed. */
public record TemporaryFolder(Path path) implements AutoCloseable {

  public static TemporaryFolder create() throws IOException {
    return new TemporaryFolder(Files.createTempDirectory("photofinish-bench"));
  }

  @Override
  public void close() throws IOException {
    for (Path file : deepestFirst()) {
      Files.delete(file);
    }
  }

  private List<Path> deepestFirst() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
