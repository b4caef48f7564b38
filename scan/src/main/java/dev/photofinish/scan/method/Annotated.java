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

  private record Question(MethodRef method, Meaning meaning) {}

  private final Program program;
  private final LibraryFacts library;
  private final ConcurrentMap<Question, Boolean> known = new ConcurrentHashMap<>();

  public Annotated(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  boolean has(MethodRef method, Meaning meaning) {
    Question question = new Question(method, meaning);
    Boolean answer = known.get(question);
    if (answer == null) {
      Optional<MethodModel> found = program.members().resolve(method).found();
      answer = found.isPresent() && library.has(found.get().annotations(), meaning);
      known.put(question, answer);
    }
    return answer;
  }
}
