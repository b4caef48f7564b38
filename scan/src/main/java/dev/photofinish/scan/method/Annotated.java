package dev.photofinish.scan.method;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What annotations say of the methods that calls name. Safe for many threads. */
public final class Annotated {

  private final Program program;
  private final LibraryFacts library;
  private final ConcurrentMap<MethodRef, Boolean> functional = new ConcurrentHashMap<>();

  public Annotated(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  /** Whether a method returns the same each time. */
  boolean isFunctional(MethodRef method) {
    Boolean answer = functional.get(method);
    if (answer == null) {
      Optional<MethodModel> found = program.members().resolve(method).found();
      answer = found.isPresent() && library.has(found.get().annotations(), Meaning.FUNCTIONAL);
      functional.put(method, answer);
    }
    return answer;
  }
}
