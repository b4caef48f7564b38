package dev.photofinish.ir.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Class files in memory, by internal name. */
final class MemoryRoot implements ClassRoot {

  private final String label;
  private final Map<String, byte[]> classes;

  MemoryRoot(String label, Map<String, byte[]> classes) {
    this.label = label;
    this.classes = new TreeMap<>(classes);
  }

  @Override
  public byte @Nullable [] read(String internalName) {
    return classes.get(internalName);
  }

  @Override
  public Stream<String> classNames() {
    return classes.keySet().stream();
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public void close() {}
}
