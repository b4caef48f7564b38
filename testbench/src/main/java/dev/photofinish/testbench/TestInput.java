package dev.photofinish.testbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources that are compiled and checked together: one file, or all below a folder. */
record TestInput(String name, List<SourceFile> sources) {

  TestInput {
    sources = List.copyOf(sources);
    Set<String> paths = sources.stream().map(SourceFile::path).collect(Collectors.toSet());
    if (paths.size() < sources.size()) {
      throw new IllegalArgumentException(name + ": two sources have the same package and name");
    }
  }

  /**
   * Reads an input.
   *
   * @throws AssertionError if there is no Java source
   */
  static TestInput read(Path fileOrFolder) {
    List<SourceFile> sources = sourcesBelow(fileOrFolder);
    if (sources.isEmpty()) {
      throw new AssertionError("no Java source in " + fileOrFolder);
    }
    return new TestInput(String.valueOf(fileOrFolder.getFileName()), sources);
  }

  /**
   * The inputs in a folder, by name: each Java file and each subfolder is one.
   *
   * @throws AssertionError if there are none
   */
  static List<Path> in(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      List<Path> inputs =
          children.filter(path -> Files.isDirectory(path) || isJava(path)).sorted().toList();
      if (inputs.isEmpty()) {
        throw new AssertionError("no inputs in " + folder);
      }
      return inputs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<SourceFile> sourcesBelow(Path fileOrFolder) {
    try (Stream<Path> files = Files.walk(fileOrFolder)) {
      return files.filter(TestInput::isJava).sorted().map(TestInput::source).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SourceFile source(Path file) {
    try {
      return SourceFile.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isJava(Path path) {
    return Files.isRegularFile(path) && path.toString().endsWith(".java");
  }
}
