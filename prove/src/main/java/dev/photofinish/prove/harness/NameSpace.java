package dev.photofinish.prove.harness;

import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.JavaPrinter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The names that a harness may use beside those of the library. It is in the unnamed package, as
 * only classes there can name others there (JLS 7.5).
 */
final class NameSpace {

  /** Names with another meaning in the text: of its own, of packages, of Java. */
  private static final List<String> TAKEN =
      List.of(JavaPrinter.ANY, "args", "com", "java", "javax", "jdk", "net", "org", "yield");

  private final Names variables;
  private final Names classes;
  private final String mainClass;

  NameSpace(Program program) {
    Set<String> first = new HashSet<>(TAKEN);
    Set<String> simple = new HashSet<>();
    for (String name : program.applicationNames()) {
      first.add(name.split("[/$]", 2)[0]);
      simple.add(Names.simple(name));
    }
    // A variable would hide the package or class of the same name (JLS 6.4.2).
    this.variables = new Names(first);
    this.classes = new Names(simple);
    this.mainClass = classes.unique("Harness");
  }

  String mainClass() {
    return mainClass;
  }

  Names variables() {
    return variables;
  }

  /** For the classes inside the main class. */
  Names classes() {
    return classes;
  }
}
