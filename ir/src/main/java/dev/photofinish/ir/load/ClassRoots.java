package dev.photofinish.ir.load;

import java.nio.file.Path;
import java.util.Map;

/** Makes class roots. */
public final class ClassRoots {

  private ClassRoots() {}

  public static ClassRoot ofDirectory(Path directory) {
    return new DirectoryRoot(directory);
  }

  public static ClassRoot inMemory(String label, Map<String, byte[]> classes) {
    return new MemoryRoot(label, classes);
  }
}
