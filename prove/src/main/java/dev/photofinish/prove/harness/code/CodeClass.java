package dev.photofinish.prove.harness.code;

import java.util.List;
import java.util.stream.Stream;

/**
 * A class of the harness.
 *
 * @param name its internal name
 * @param superName the internal name of its super class
 * @param nested the classes inside it; also those of the threads that it starts
 */
public record CodeClass(
    Kind kind,
    String name,
    String superName,
    List<String> interfaces,
    List<Variable> variables,
    List<Routine> routines,
    List<CodeClass> nested) {

  /** What the class is for. */
  public enum Kind {
    /** Has the variables and the main method. */
    MAIN,
    /** A part of the main method, which would be too long in one piece. */
    PART,
    /** What a user of the library would write: implements or extends something of it. */
    USER,
    /** A thread; without a name in Java. */
    THREAD
  }

  public static final String OBJECT = "java/lang/Object";
  public static final String THREAD = "java/lang/Thread";

  public CodeClass {
    interfaces = List.copyOf(interfaces);
    variables = List.copyOf(variables);
    routines = List.copyOf(routines);
    nested = List.copyOf(nested);
  }

  /** Its name inside the class around it. */
  String simpleName() {
    return name.substring(name.lastIndexOf('$') + 1);
  }

  /** The class and all inside it. */
  Stream<CodeClass> all() {
    return Stream.concat(Stream.of(this), nested.stream().flatMap(CodeClass::all));
  }
}
