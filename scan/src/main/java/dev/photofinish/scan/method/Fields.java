package dev.photofinish.scan.method;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Step;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

/** Finds the fields that references mean, as steps of paths. Safe for many threads. */
public final class Fields {

  private final Program program;
  private final LibraryFacts library;
  private final Predicate<String> isStored;
  private final ConcurrentMap<FieldRef, Step.Field> known = new ConcurrentHashMap<>(4096);

  /**
   * @param isStored whether some method writes to a field of this name
   */
  public Fields(Program program, LibraryFacts library, Predicate<String> isStored) {
    this.program = program;
    this.library = library;
    this.isStored = isStored;
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

  /**
   * Whether a field is zero, false or null for good: nobody writes to it, and nobody out of sight
   * can. What frameworks may fill, or updaters change, does not count.
   */
  boolean isNeverSet(FieldRef ref) {
    return !isStored.test(ref.name())
        && program.members().resolve(ref).found().filter(this::isOnlyInSight).isPresent();
  }

  private boolean isOnlyInSight(FieldModel field) {
    return field.owner().isApplication()
        && !Modifier.isPublic(field.access())
        && !Modifier.isProtected(field.access())
        && !field.isFinal()
        && !field.isVolatile()
        && field.annotations().isEmpty()
        && !program.hierarchy().isKnownSubclass(field.owner().name(), "java/io/Serializable");
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
