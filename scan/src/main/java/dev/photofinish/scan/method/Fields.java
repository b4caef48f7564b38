package dev.photofinish.scan.method;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Step;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Finds the fields that references mean, as steps of paths. Safe for many threads. */
public final class Fields {

  private final Program program;
  private final LibraryFacts library;
  private final ConcurrentMap<FieldRef, Step.Field> known = new ConcurrentHashMap<>(4096);

  public Fields(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  Step.Field of(FieldRef ref) {
    Step.Field field = known.get(ref);
    if (field == null) {
      field = resolve(ref);
      known.put(ref, field);
    }
    return field;
  }

  private Step.Field resolve(FieldRef ref) {
    Optional<FieldModel> found = program.members().resolve(ref).found();
    return found
        .map(field -> step(field.owner().name(), field.name(), nature(field), field.type()))
        .orElseGet(() -> step(ref.owner(), ref.name(), Step.Nature.PLAIN, ref.type()));
  }

  private static Step.Field step(String owner, String name, Step.Nature nature, JavaType type) {
    return new Step.Field(owner, name, nature, Values.canReach(type));
  }

  /** Stands for the contents of an object of a class that adds to an atomic one. */
  static Step.Field itself(String className) {
    return new Step.Field(className, "this", Step.Nature.VOLATILE, false);
  }

  private Step.Nature nature(FieldModel field) {
    if (field.isFinal()) {
      return Step.Nature.FINAL;
    }
    if (field.isVolatile()) {
      return Step.Nature.VOLATILE;
    } else if (field.isSynthetic()) {
      return Step.Nature.SAFE;
    }
    boolean confined =
        library.has(field.annotations(), Meaning.CONFINED)
            || library.has(field.owner().annotations(), Meaning.CONFINED);
    return confined ? Step.Nature.CONFINED : Step.Nature.PLAIN;
  }
}
