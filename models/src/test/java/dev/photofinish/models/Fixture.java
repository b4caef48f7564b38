package dev.photofinish.models;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Small programs and model files. */
final class Fixture {

  private Fixture() {}

  /** A program of sources, each of which says its package. */
  static Program program(String... sources) {
    return open(compile(sources));
  }

  /** The same, without some of its classes. */
  static Program programWithout(List<String> missing, String... sources) {
    Map<String, byte[]> classes = compile(sources);
    if (!classes.keySet().containsAll(missing)) {
      throw new AssertionError("not among " + classes.keySet() + ": " + missing);
    }
    classes.keySet().removeAll(missing);
    return open(classes);
  }

  private static Map<String, byte[]> compile(String... sources) {
    List<SourceFile> files =
        Arrays.stream(sources).map(source -> SourceFile.of(fileName(source), source)).toList();
    CompiledSources compiled = SourceCompiler.standard().compile(files);
    Map<String, byte[]> classes = new LinkedHashMap<>();
    compiled.classes().forEach((name, bytes) -> classes.put(ClassNames.toInternal(name), bytes));
    return classes;
  }

  /** After the public type if there is one, as the compiler wants it. */
  private static String fileName(String source) {
    for (String line : source.lines().toList()) {
      List<String> words = List.of(line.strip().split("[ {(<]+", -1));
      if (words.contains("public") && line.startsWith("public")) {
        return typeName(words) + ".java";
      }
    }
    return "Sample.java";
  }

  private static String typeName(List<String> words) {
    for (String keyword : List.of("class", "interface", "@interface")) {
      if (words.contains(keyword)) {
        return words.get(words.indexOf(keyword) + 1);
      }
    }
    throw new AssertionError("no type in " + words);
  }

  private static Program open(Map<String, byte[]> classes) {
    try {
      return Program.open(ProgramInputs.ofClasses(classes));
    } catch (BadInputException e) {
      throw new AssertionError(e);
    }
  }

  /** Built-in rules and those of a file. */
  static Models models(Path folder, String text) throws IOException, ModelFileException {
    return Models.builtIn().with(file(folder, text));
  }

  static Path file(Path folder, String text) {
    try {
      return Files.writeString(folder.resolve("my.model"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads {@code java.util.List.add(ILjava/lang/Object;)V}. */
  static MethodRef ref(String text) {
    int open = text.indexOf('(');
    int dot = text.lastIndexOf('.', open);
    String owner = ClassNames.toInternal(text.substring(0, dot));
    return new MethodRef(
        owner, text.substring(dot + 1, open), MethodDescriptor.of(text.substring(open)), false);
  }

  /** The only method of a class with a name. */
  static MethodModel method(Program program, String className, String name) {
    ClassModel owner = program.find(ClassNames.toInternal(className));
    List<MethodModel> found =
        owner.methods().stream()
            .filter(method -> method.name().equals(name) && !method.isBridge())
            .toList();
    if (found.size() != 1) {
      throw new AssertionError("not one method " + name + " in " + owner + ": " + found);
    }
    return found.get(0);
  }
}
