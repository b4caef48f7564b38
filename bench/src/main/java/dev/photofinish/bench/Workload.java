package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Classes to measure on: a jar, or the java.base module of the running JDK. */
sealed interface Workload {

  String name();

  /** Opens them as a program of ours. */
  Program open() throws BadInputException;

  /** The names of the classes in it. */
  List<String> classNames(Program program);

  /** Reads all class files without any of our code, one after the other. */
  void readAll(ClassFileAction action) throws IOException;

  /** What is done with each class file. */
  interface ClassFileAction {
    void accept(byte[] classFile) throws IOException;
  }

  /** A jar. */
  record Jar(Path file) implements Workload {
    @Override
    public String name() {
      return file.getFileName().toString();
    }

    @Override
    public Program open() throws BadInputException {
      return Program.open(ProgramInputs.of(file));
    }

    @Override
    public List<String> classNames(Program program) {
      return program.applicationNames();
    }

    @Override
    public void readAll(ClassFileAction action) throws IOException {
      try (FileSystem zip = FileSystems.newFileSystem(file)) {
        Workload.readAllBelow(zip.getPath("/"), action);
      }
    }
  }

  /**
   * The module java.base of the running JDK.
   *
   * @param names its classes, listed ahead: a program does not list the platform either
   */
  record JavaBase(List<String> names) implements Workload {
    private static Path root() {
      return FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
    }

    static JavaBase list() throws IOException {
      try (Stream<Path> files = Files.walk(root())) {
        return new JavaBase(
            files
                .map(file -> root().relativize(file).toString())
                .filter(name -> name.endsWith(".class") && !name.equals("module-info.class"))
                .map(name -> name.substring(0, name.length() - ".class".length()))
                .sorted()
                .toList());
      }
    }

    @Override
    public String name() {
      return "java.base " + Runtime.version().feature();
    }

    @Override
    public Program open() throws BadInputException {
      return Program.open(ProgramInputs.of());
    }

    @Override
    public List<String> classNames(Program program) {
      return names;
    }

    @Override
    public void readAll(ClassFileAction action) throws IOException {
      for (String name : names) {
        action.accept(Files.readAllBytes(root().resolve(name + ".class")));
      }
    }
  }

  private static void readAllBelow(Path root, ClassFileAction action) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = file.toString();
        if (name.endsWith(".class") && !name.endsWith("module-info.class")) {
          action.accept(Files.readAllBytes(file));
        }
      }
    }
  }
}
