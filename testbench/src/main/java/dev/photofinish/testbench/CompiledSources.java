package dev.photofinish.testbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An input as engines get it: its sources and the class files made of them, in memory.
 *
 * @param sources what was compiled
 * @param classes the class files by name in {@link Class#getName} form, sorted by name
 * @param release the release they were compiled for
 * @param classPath what they were compiled against, besides the platform
 */
public record CompiledSources(
    List<SourceFile> sources, Map<String, byte[]> classes, int release, List<Path> classPath) {

  public CompiledSources {
    sources = List.copyOf(sources);
    classes = Collections.unmodifiableMap(new TreeMap<>(classes));
    classPath = List.copyOf(classPath);
  }

  /** Writes the class files into a folder, each below the folders of its package. */
  public void writeTo(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
      Path file = folder.resolve(entry.getKey().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, entry.getValue());
    }
  }
}
