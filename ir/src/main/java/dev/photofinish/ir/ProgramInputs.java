package dev.photofinish.ir;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a program is made of.
 *
 * @param application folders and archives whose classes are to be analysed
 * @param classPath folders and archives whose classes these refer to
 * @param jdkHome the JDK it runs on; the running one if empty
 * @param classes more classes to be analysed, by internal name, from memory
 */
public record ProgramInputs(
    List<Path> application,
    List<Path> classPath,
    Optional<Path> jdkHome,
    Map<String, byte[]> classes) {

  public ProgramInputs {
    application = List.copyOf(application);
    classPath = List.copyOf(classPath);
    classes = new LinkedHashMap<>(classes);
  }

  /** Folders and archives, on the running JDK. */
  public static ProgramInputs of(Path... application) {
    return new ProgramInputs(List.of(application), List.of(), Optional.empty(), Map.of());
  }

  /** Class files in memory, on the running JDK. */
  public static ProgramInputs ofClasses(Map<String, byte[]> classes) {
    return new ProgramInputs(List.of(), List.of(), Optional.empty(), classes);
  }
}
