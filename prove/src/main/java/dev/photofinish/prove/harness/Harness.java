package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.harness.code.ClassFilePrinter;
import dev.photofinish.prove.harness.code.CodeClass;
import dev.photofinish.prove.harness.code.JavaPrinter;
import dev.photofinish.prove.harness.code.SourceFile;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * A program around a library: it calls the library's methods as unknown callers might (Naik,
 * section 2.9.2). The front door of this package.
 *
 * <p>The callers hold one object of each type that the library takes or returns, in a static
 * variable. They make objects by all public constructors, static methods and constants of the
 * library's public classes, and implement its interfaces and abstract classes where it has no
 * public class that does: such methods keep what they are given and return what the callers hold.
 * Then they start any number of threads. Each calls one public method, or a protected one by way of
 * a subclass, with the callers' objects, and keeps the result, which any other thread may use in
 * turn. Arrays and objects of the platform that it passes are its own: who shares these has to keep
 * threads apart, not the library. Which of this happens, how often and in which order is open: the
 * conditions read a variable of which nothing is known. All variables are volatile, so that the
 * harness has no race of its own.
 *
 * <p>What a library's own, hidden class implements of the platform's interfaces is called as soon
 * as a method returns such an interface: iterators, connections.
 *
 * <p>It is not all that callers could do. Constructors run before the threads start, not in them,
 * and so do static methods of classes that are not called. Callers do not access public fields,
 * take nothing out of collections that the library returns, cast to lower types only where nothing
 * else makes such an object, and do not override what the library implements itself. Their
 * callbacks do not call the library back. For types of the platform they have one sort of object
 * each: a list is an {@code ArrayList}. They do not run finalizers, and know nothing of the order
 * in which methods should be called.
 *
 * @param mainClass the name of the class with the main method
 * @param classFiles the class files by internal name
 * @param source the same as Java text; class files and text agree on line numbers
 * @param notices what could not be called or made, one sentence each, in a fixed order
 */
public record Harness(
    String mainClass, Map<String, byte[]> classFiles, String source, List<String> notices) {

  private static final String COMMENT =
      "Calls the public methods from any number of threads, in any order.";

  public Harness {
    classFiles = Collections.unmodifiableMap(new LinkedHashMap<>(classFiles));
    notices = List.copyOf(notices);
  }

  /**
   * Makes one.
   *
   * @param apiClassNames the binary names of the classes whose methods are called; all public ones
   *     if empty
   * @throws HarnessException if there is nothing to call, or a name is wrong
   */
  public static Harness of(Program program, List<String> apiClassNames) throws HarnessException {
    Accessibility accessibility = new Accessibility(program);
    ApiClasses classes = new ApiClasses(program, accessibility);
    List<ClassModel> named = classes.all();
    List<ClassModel> api = apiClassNames.isEmpty() ? named : classes.named(apiClassNames);
    if (api.isEmpty()) {
      throw new HarnessException("there is no public class that callers could use");
    }
    Notices notices = new Notices();
    if (apiClassNames.isEmpty()) {
      classes.noteUnusable(notices);
    }
    return print(
        program, new Synthesis(program, accessibility, named, api, notices).run(), notices);
  }

  private static Harness print(Program program, CodeClass main, Notices notices)
      throws HarnessException {
    SourceFile source = JavaPrinter.print(program, main, COMMENT);
    try {
      Map<String, byte[]> classFiles = ClassFilePrinter.print(main, source);
      return new Harness(main.name(), classFiles, source.text(), notices.sorted());
    } catch (ClassTooLargeException | MethodTooLargeException e) {
      throw new HarnessException(
          "the public classes have more methods than one harness can call: name some of them");
    }
  }

  /** What the library and its harness are made of together. */
  public ProgramInputs addTo(ProgramInputs library) {
    Map<String, byte[]> classes = new LinkedHashMap<>(library.classes());
    classes.putAll(classFiles);
    return new ProgramInputs(
        library.application(), library.classPath(), library.jdkHome(), classes);
  }
}
