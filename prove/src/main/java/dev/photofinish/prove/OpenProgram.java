package dev.photofinish.prove;

import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.harness.Harness;
import dev.photofinish.prove.harness.HarnessException;
import java.util.List;
import java.util.Set;

/** A library with callers made up around it, so that it can be analysed like a program. */
public final class OpenProgram {

  private final Harness harness;

  private OpenProgram(Harness harness) {
    this.harness = harness;
  }

  /**
   * Makes up the callers.
   *
   * @param apiClasses the classes whose methods are called, in {@link Class#getName} form; all
   *     public ones if empty
   */
  public static OpenProgram of(Program library, List<String> apiClasses) throws ProveException {
    try {
      return new OpenProgram(Harness.of(library, apiClasses));
    } catch (HarnessException e) {
      throw new ProveException(String.valueOf(e.getMessage()));
    }
  }

  /** The library and its callers. */
  public ProgramInputs addTo(ProgramInputs library) {
    return harness.addTo(library);
  }

  /** The class that the program begins with, in {@link Class#getName} form. */
  public String mainClass() {
    return ClassNames.toBinary(harness.mainClass());
  }

  /** The callers as Java text. */
  public String source() {
    return harness.source();
  }

  /** What could not be called or made, one sentence each. */
  public List<String> notices() {
    return harness.notices();
  }

  /** The internal names of the classes that were made up. */
  public Set<String> madeUp() {
    return harness.classFiles().keySet();
  }
}
