package dev.photofinish.prove.lock;

import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Route;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values by which accesses are known: those that have the accessed object, or the view that it
 * is reached through. Where a method makes a view itself, it is known by what it is a view of.
 */
final class AccessedValues {

  private static final Set<Source.Kind> VIEWS =
      EnumSet.of(Source.Kind.VIEW, Source.Kind.THREAD_SAFE_VIEW, Source.Kind.ENTRIES);

  /**
   * A value by which an access is known.
   *
   * @param steps 0 if it has the accessed object, 1 if it has a synchronized view of that
   */
  record Found(Value value, int steps) {}

  private record Returned(Source.Kind kind, Value of) {}

  private final LibraryFacts library;

  AccessedValues(LibraryFacts library) {
    this.library = library;
  }

  @Nullable Found of(Instance instance, Access access) {
    Route route = access.route();
    Value value = baseOf(instance.code(), access);
    int left = route.views();
    while (value != null && left > 0) {
      Value next = viewed(instance, value);
      if (next == null) {
        break;
      }
      value = next;
      left--;
    }
    boolean isKnown = left == 0 || (left == 1 && route.endsSynchronized());
    return value != null && route.isExact() && isKnown ? new Found(value, left) : null;
  }

  /**
   * The value with the synchronized view whose monitor is held during an access, if it is known.
   */
  @Nullable Value monitor(Instance instance, Access access) {
    Route route = access.route();
    if (!route.isExact() || !route.isLocked() || !route.endsSynchronized()) {
      return null;
    }
    Value value = baseOf(instance.code(), access);
    for (int i = 1; i < route.views() && value != null; i++) {
      value = viewed(instance, value);
    }
    return value;
  }

  private static @Nullable Value baseOf(MethodCode code, Access access) {
    if (access.base() == MethodCode.NONE) {
      return null;
    }
    for (Value operand : access.instruction().operands()) {
      if (code.variableOf(operand.id()) == access.base()) {
        return operand;
      }
    }
    return null;
  }

  /** What a value is a view of, if a library's method made the view here. */
  private @Nullable Value viewed(Instance instance, Value view) {
    Returned returned = returned(instance, view);
    if (returned == null) {
      return null;
    } else if (returned.kind == Source.Kind.ELEMENT) {
      return mapOf(instance, returned.of);
    }
    return VIEWS.contains(returned.kind) ? returned.of : null;
  }

  /** The map whose entries are gone over: each of them is a view of it. */
  private @Nullable Value mapOf(Instance instance, Value entries) {
    Returned returned = returned(instance, entries);
    while (returned != null && returned.kind == Source.Kind.VIEW) {
      returned = returned(instance, returned.of);
    }
    return returned != null && returned.kind == Source.Kind.ENTRIES ? returned.of : null;
  }

  /** Where the only source is that a library's method returned a value from; null if unknown. */
  private @Nullable Returned returned(Instance instance, Value value) {
    Instruction definition = value instanceof Value.Result result ? result.definition() : null;
    if (definition instanceof Cast cast) {
      return returned(instance, cast.value());
    }
    return definition instanceof Invoke call ? returned(instance, call) : null;
  }

  private @Nullable Returned returned(Instance instance, Invoke call) {
    CallSite site = instance.code().callAt(call);
    if (site == null || instance.edges(site).stream().anyMatch(CallEdge::isDirect)) {
      return null;
    }
    Set<Source> sources = new HashSet<>();
    for (MethodRef method : instance.libraryTargets(site)) {
      List<Effect.Returns> told = library.of(method).all(Effect.Returns.class);
      told.forEach(each -> sources.add(each.what()));
      if (told.size() != 1 || sources.size() != 1) {
        return null;
      }
    }
    return sources.isEmpty() ? null : returned(call, sources.iterator().next());
  }

  private static @Nullable Returned returned(Invoke call, Source source) {
    return source.of().in(call).map(of -> new Returned(source.kind(), of)).orElse(null);
  }
}
