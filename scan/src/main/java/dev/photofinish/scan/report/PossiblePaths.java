package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Tells which paths can be there by their types. Calls are followed to all methods that a receiver
 * may have, so a path may name a field that the object at its end cannot have.
 */
final class PossiblePaths {

  /** A field, and one of the object that it holds. */
  private record Link(Step.Field from, Step.Field to) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Link link && from.equals(link.from) && to.equals(link.to);
    }

    @Override
    public int hashCode() {
      return 31 * from.hashCode() + to.hashCode();
    }
  }

  private final Program program;
  private final FieldFacts fields;
  private final Hierarchy hierarchy;
  private final ConcurrentMap<Link, Boolean> known = new ConcurrentHashMap<>();

  PossiblePaths(Program program, FieldFacts fields) {
    this.program = program;
    this.fields = fields;
    this.hierarchy = program.hierarchy();
  }

  boolean contain(Path path) {
    for (int i = 1; i < path.length(); i++) {
      if (path.step(i - 1) instanceof Step.Field from
          && path.step(i) instanceof Step.Field to
          && !known.computeIfAbsent(new Link(from, to), this::isPossible)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPossible(Link link) {
    String wanted = link.to().owner();
    for (FieldModel field : program.find(link.from().owner()).fields()) {
      if (field.name().equals(link.from().name()) && field.type().kind() == JavaType.Kind.CLASS) {
        Set<String> made = isClosed(field) ? fields.classesIn(link.from()) : Set.of();
        return made.isEmpty()
            ? canBe(field.type().internalName(), wanted)
            : made.stream().anyMatch(type -> is(type, wanted));
      }
    }
    return true;
  }

  /** Whether all that is ever put into it is in sight. */
  private static boolean isClosed(FieldModel field) {
    return field.isPrivate() || field.isFinal();
  }

  /** Whether an object of a declared type can be one of a class: fields have no other owners. */
  private boolean canBe(String declared, String wanted) {
    ClassModel type = program.find(declared);
    return type.isMissing() || type.isInterface() || is(declared, wanted) || is(wanted, declared);
  }

  private boolean is(String type, String superType) {
    return hierarchy.isSubclass(type, superType) != Hierarchy.Answer.NO;
  }
}
