package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Fields that do not race, as annotations say of what they hold. Safe for many threads. */
final class SilentFields {

  private final Program program;
  private final LibraryFacts library;
  private final ConcurrentMap<Step.Field, Boolean> known = new ConcurrentHashMap<>();

  SilentFields(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  /** Whether a path goes through one of them. */
  boolean areOn(Path path) {
    for (int i = 0; i < path.length(); i++) {
      if (path.step(i) instanceof Step.Field field
          && known.computeIfAbsent(field, this::isSilent)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSilent(Step.Field field) {
    ClassModel owner = program.find(field.owner());
    // What changes in an immutable object is a cache that nobody can tell from a constant.
    return library.has(owner.annotations(), Meaning.IMMUTABLE)
        || owner.fields().stream()
            .filter(candidate -> candidate.name().equals(field.name()))
            .anyMatch(
                candidate -> library.has(candidate.annotations(), Meaning.SYNCHRONIZED_COLLECTION));
  }
}
