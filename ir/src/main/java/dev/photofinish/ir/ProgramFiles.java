package dev.photofinish.ir;

import dev.photofinish.ir.load.Archives;
import dev.photofinish.ir.load.ClassPath;
import dev.photofinish.ir.load.ClassRoot;
import dev.photofinish.ir.load.ClassRoots;
import dev.photofinish.ir.load.Jdk;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** The opened inputs of a program: finds class files by name. Safe for many threads. */
final class ProgramFiles implements Closeable {

  /** A class file, where it was found, and whether it is to be analysed. */
  record Found(byte[] classFile, String origin, ClassModel.Role role) {}

  private final Consumer<InputProblem> problems;
  private final Jdk jdk;
  private final Archives archives;
  private final List<ClassRoot> applicationRoots = new ArrayList<>();
  private final List<ClassRoot> libraryRoots = new ArrayList<>();
  private final ClassPath application;
  private final ClassPath libraries;

  ProgramFiles(ProgramInputs inputs, Consumer<InputProblem> problems) throws BadInputException {
    this.problems = problems;
    this.jdk = openJdk(inputs.jdkHome());
    this.archives = new Archives(jdk.release(), this::leftOut);
    openRoots(inputs);
    this.application = index(applicationRoots);
    this.libraries = index(libraryRoots);
    noteDuplicates();
  }

  private static Jdk openJdk(Optional<Path> home) throws BadInputException {
    try {
      return home.isPresent() ? Jdk.at(home.get()) : Jdk.running();
    } catch (IOException e) {
      throw new BadInputException(String.valueOf(e.getMessage()), e);
    }
  }

  private void openRoots(ProgramInputs inputs) throws BadInputException {
    if (!inputs.classes().isEmpty()) {
      applicationRoots.add(ClassRoots.inMemory("memory", inputs.classes()));
    }
    try {
      for (Path path : inputs.application()) {
        open(path, applicationRoots);
      }
    } catch (BadInputException e) {
      throw closed(e);
    }
    for (Path path : inputs.classPath()) {
      openLibrary(path);
    }
  }

  /** Nobody else can close what was opened before the failure. */
  private BadInputException closed(BadInputException failure) {
    try {
      close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
    return failure;
  }

  private void open(Path path, List<ClassRoot> roots) throws BadInputException {
    try {
      if (Files.isDirectory(path)) {
        roots.add(ClassRoots.ofDirectory(path));
      } else if (Files.exists(path)) {
        Archives.Contents contents = archives.open(path);
        roots.addAll(contents.classes());
        libraryRoots.addAll(contents.libraries());
      } else {
        throw new BadInputException("no such file: " + path);
      }
    } catch (ZipException e) {
      throw new BadInputException("not a jar: " + path + " (" + e.getMessage() + ")", e);
    } catch (AccessDeniedException e) {
      throw new BadInputException("no permission to read " + path, e);
    } catch (IOException e) {
      throw new BadInputException("cannot read " + path + ": " + e.getMessage(), e);
    }
  }

  /** As for the JVM, an entry of the class path that is not there is no error. */
  private void openLibrary(Path path) {
    try {
      open(path, libraryRoots);
    } catch (BadInputException e) {
      problems.accept(
          new InputProblem(path.toString(), "on the class path, but " + e.getMessage(), false));
    }
  }

  private ClassPath index(List<ClassRoot> roots) throws BadInputException {
    try {
      return new ClassPath(roots);
    } catch (AccessDeniedException e) {
      throw closed(new BadInputException("no permission to read " + e.getFile(), e));
    } catch (IOException e) {
      throw closed(new BadInputException("cannot list classes: " + e.getMessage(), e));
    }
  }

  private void leftOut(String label, String reason) {
    problems.accept(new InputProblem(label, reason, true));
  }

  private void noteDuplicates() {
    List<ClassPath.Duplicates> all = new ArrayList<>(application.duplicates());
    all.addAll(libraries.duplicates());
    for (ClassPath.Duplicates duplicates : all) {
      String detail =
          String.format(
              "classes that an earlier place has too, which wins: %d in %s (%s)",
              duplicates.count(),
              duplicates.earlierRoot(),
              ClassNames.toBinary(duplicates.example()));
      problems.accept(new InputProblem(duplicates.laterRoot(), detail, false));
    }
  }

  List<String> applicationNames() {
    return application.names();
  }

  int release() {
    return jdk.release();
  }

  List<ClassRoot> jdkRoots() {
    return jdk.roots();
  }

  /** The class file that the JVM would load: the platform's first, then the class path's. */
  @Nullable Found find(String name) throws IOException {
    for (ClassRoot root : jdk.roots()) {
      byte[] classFile = root.read(name);
      if (classFile != null) {
        return new Found(classFile, root.label(), ClassModel.Role.PLATFORM);
      }
    }
    ClassPath.Found found = application.find(name);
    if (found != null) {
      return new Found(found.classFile(), found.root().label(), ClassModel.Role.APPLICATION);
    }
    found = libraries.find(name);
    return found == null
        ? null
        : new Found(found.classFile(), found.root().label(), ClassModel.Role.LIBRARY);
  }

  @Override
  public void close() throws IOException {
    List<ClassRoot> all = new ArrayList<>(applicationRoots);
    all.addAll(libraryRoots);
    all.addAll(jdk.roots());
    for (ClassRoot root : all) {
      root.close();
    }
    archives.close();
  }
}
