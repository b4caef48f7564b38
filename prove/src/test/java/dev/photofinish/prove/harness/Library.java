package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A library for tests, its harness, and the two together in a virtual machine. */
final class Library {

  private final List<SourceFile> sources;
  private final Map<String, byte[]> classes = new HashMap<>();

  private Library(List<SourceFile> sources) {
    this.sources = sources;
    SourceCompiler.standard()
        .compile(sources)
        .classes()
        .forEach((name, file) -> classes.put(ClassNames.toInternal(name), file));
  }

  /** Compiles a library whose classes are in one source, in the unnamed package. */
  static Library of(String source) {
    return new Library(List.of(SourceFile.of("Library.java", source)));
  }

  /** Compiles a library of several sources. */
  static Library of(SourceFile... sources) {
    return new Library(List.of(sources));
  }

  ProgramInputs inputs() {
    return ProgramInputs.ofClasses(classes);
  }

  Harness harness(String... api) throws Exception {
    try (Program program = Program.open(inputs())) {
      return Harness.of(program, List.of(api));
    }
  }

  /** Compiles what is printed, and loads and verifies what is made; gives the harness. */
  Harness checked(String... api) throws Exception {
    Harness harness = harness(api);
    compile(harness);
    ClassLoader loader = loader(harness);
    for (String name : harness.classFiles().keySet()) {
      Class.forName(ClassNames.toBinary(name), true, loader);
    }
    return harness;
  }

  /** Compiles the library again together with the printed harness; gives the classes' names. */
  List<String> compile(Harness harness) {
    List<SourceFile> all = new ArrayList<>(sources);
    all.add(SourceFile.of(harness.mainClass() + ".java", harness.source()));
    return List.copyOf(
        SourceCompiler.standard().withOptions("-g", "-Xlint:all").compile(all).classes().keySet());
  }

  ClassLoader loader(Harness harness) {
    Map<String, byte[]> all = new HashMap<>(classes);
    all.putAll(harness.classFiles());
    return new MemoryLoader(all);
  }

  /** Loads classes from memory. */
  private static final class MemoryLoader extends ClassLoader {
    private final Map<String, byte[]> files;

    MemoryLoader(Map<String, byte[]> files) {
      this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] file = files.get(ClassNames.toInternal(name));
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, file, 0, file.length);
    }
  }
}
