package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Accesses that annotations say are not to be reported. Safe for many threads. */
final class Suppressions {

  private final Program program;
  private final LibraryFacts library;
  private final ConcurrentMap<Step.Field, Boolean> fields = new ConcurrentHashMap<>();
  private final ConcurrentMap<MethodKey, Boolean> methods = new ConcurrentHashMap<>();

  Suppressions(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  boolean cover(Site access) {
    return methods.computeIfAbsent(access.method(), this::isSuppressed);
  }

  boolean cover(Path path) {
    for (int i = 0; i < path.length(); i++) {
      if (path.step(i) instanceof Step.Field field
          && fields.computeIfAbsent(field, this::isSuppressed)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSuppressed(Step.Field field) {
    ClassModel owner = program.find(field.owner());
    if (library.has(owner.annotations(), Meaning.IMMUTABLE)) {
      return true; // What changes in it is a cache that nobody can tell from a constant.
    }
    for (FieldModel candidate : owner.fields()) {
      if (candidate.name().equals(field.name())
          && (library.has(candidate.annotations(), Meaning.SUPPRESS)
              || library.has(candidate.annotations(), Meaning.SYNCHRONIZED_COLLECTION))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSuppressed(MethodKey key) {
    ClassModel owner = program.find(key.owner());
    if (isSuppressed(owner)) {
      return true;
    }
    for (MethodModel method : owner.methods()) {
      if (MethodKey.of(method).equals(key)) {
        return library.has(method.annotations(), Meaning.SUPPRESS);
      }
    }
    return false;
  }

  /** A class, or one that it is inside of. */
  private boolean isSuppressed(ClassModel model) {
    return library.has(model.annotations(), Meaning.SUPPRESS)
        || model.outerClass().map(program::find).filter(this::isSuppressed).isPresent();
  }
}
