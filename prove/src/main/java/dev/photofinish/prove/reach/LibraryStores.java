package dev.photofinish.prove.reach;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.ProgramField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which of its operands a library's method stores in which other. All else that library code stores
 * makes a field loose, as the points-to analysis says.
 */
final class LibraryStores {

  /** {@code base.field = source}, done by a call. */
  record Stored(Operand base, ProgramField field, Operand source) {}

  private final LibraryFacts library;
  private final Fields fields;
  private final Map<MethodRef, List<Stored>> known = new HashMap<>();

  LibraryStores(LibraryFacts library, Fields fields) {
    this.library = library;
    this.fields = fields;
  }

  List<Stored> of(MethodRef method) {
    return known.computeIfAbsent(method, this::find);
  }

  private List<Stored> find(MethodRef method) {
    MethodFacts facts = library.of(method);
    if (!facts.isKnown()) {
      return method.isConstructor() ? byConstructor(method) : List.of();
    }
    List<Stored> found = new ArrayList<>();
    for (Effect.Stores each : facts.all(Effect.Stores.class)) {
      add(each.into(), fields.elements(), each.what(), found);
    }
    for (Effect.Keeps each : facts.all(Effect.Keeps.class)) {
      add(each.into(), fields.kept(), each.what(), found);
    }
    return List.copyOf(found);
  }

  private static void add(Operand into, ProgramField field, Source what, List<Stored> found) {
    if (what.kind() == Source.Kind.SAME) {
      found.add(new Stored(into, field, what.of()));
    }
  }

  /** One of which nothing is known keeps all that it is given. */
  private List<Stored> byConstructor(MethodRef method) {
    List<Stored> found = new ArrayList<>();
    for (int i = 0; i < method.descriptor().parameters().size(); i++) {
      found.add(new Stored(Operand.THIS, fields.elements(), Operand.argument(i)));
    }
    return List.copyOf(found);
  }
}
