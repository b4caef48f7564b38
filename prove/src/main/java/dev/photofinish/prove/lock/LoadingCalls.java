package dev.photofinish.prove.lock;

import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.ReturnedValues;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls that do no more than load: getters of the program, and library methods that give an
 * element of a container. They say so whatever the context of their caller.
 */
final class LoadingCalls {

  /** What a method returns: loaded from a parameter, or from a static field. */
  private record Getter(int parameter, List<ProgramField> fields, Optional<ProgramField> global) {}

  private final PointsTo points;
  private final Fields fields;
  private final LibraryFacts library;
  private final Map<MethodCode, List<Instance>> instances = new HashMap<>();
  private final Map<MethodCode, Optional<Getter>> getters = new HashMap<>();

  LoadingCalls(PointsTo points, Fields fields, LibraryFacts library) {
    this.points = points;
    this.fields = fields;
    this.library = library;
    for (Instance instance : points.instances()) {
      instances.computeIfAbsent(instance.code(), none -> new ArrayList<>()).add(instance);
    }
  }

  Fields fields() {
    return fields;
  }

  LibraryFacts library() {
    return library;
  }

  /** What a call loads; null if it may do something else. */
  @Nullable Loading of(MethodCode code, Invoke call) {
    CallSite site = code.callAt(call);
    if (site == null || site.result() == MethodCode.NONE) {
      return null;
    }
    Value container = container(code, call);
    return container != null
        ? new Loading(Optional.of(container), List.of(fields.elements()), Optional.empty())
        : byGetter(code, call, site);
  }

  /** The container that a call of a library takes an element from; null if it does not. */
  private @Nullable Value container(MethodCode code, Invoke call) {
    if (!returnsOnly(code, call, Source.Kind.ELEMENT)) {
      return null;
    }
    Value holder = call.operand(0);
    for (Invoke view = callOf(holder);
        view != null && returnsOnly(code, view, Source.Kind.VIEW);
        view = callOf(holder)) {
      holder = view.operand(0);
    }
    int variable = code.variableOf(holder.id());
    return variable != MethodCode.NONE && isNoView(code, variable) ? holder : null;
  }

  private static @Nullable Invoke callOf(Value value) {
    Instruction definition = value instanceof Value.Result result ? result.definition() : null;
    if (definition instanceof Cast cast) {
      return callOf(cast.value());
    }
    return definition instanceof Invoke call ? call : null;
  }

  /** Whether a call is of a library only, and that says nothing else of what it returns. */
  private boolean returnsOnly(MethodCode code, Invoke call, Source.Kind kind) {
    CallSite site = code.callAt(call);
    if (site == null || !site.hasReceiver() || !returnsOnly(site.method(), kind)) {
      return false;
    }
    for (Instance instance : instancesOf(code)) {
      if (instance.edges(site).stream().anyMatch(CallEdge::isDirect)
          || instance.callsLibraryIndirectly(site)
          || !instance.libraryTargets(site).stream().allMatch(each -> returnsOnly(each, kind))) {
        return false;
      }
    }
    return true;
  }

  private boolean returnsOnly(MethodRef method, Source.Kind kind) {
    List<Effect.Returns> told = library.of(method).all(Effect.Returns.class);
    return told.size() == 1
        && told.get(0).what().kind() == kind
        && told.get(0).what().of().equals(Operand.THIS);
  }

  /** A view has no elements of its own. */
  private boolean isNoView(MethodCode code, int variable) {
    for (Instance instance : instancesOf(code)) {
      for (int object : points.of(instance, variable).toArray()) {
        if (!points.ofField(object, fields.viewed()).isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  private List<Instance> instancesOf(MethodCode code) {
    return instances.getOrDefault(code, List.of());
  }

  private @Nullable Loading byGetter(MethodCode code, Invoke call, CallSite site) {
    Set<Optional<Getter>> found = new HashSet<>();
    for (Instance instance : instancesOf(code)) {
      if (!instance.libraryTargets(site).isEmpty() || instance.callsLibraryIndirectly(site)) {
        return null;
      }
      for (CallEdge edge : instance.edges(site)) {
        found.add(edge.isDirect() ? getter(edge.target().code()) : Optional.empty());
      }
    }
    Optional<Getter> only = found.size() == 1 ? found.iterator().next() : Optional.empty();
    return only.map(getter -> loading(getter, call)).orElse(null);
  }

  private static Loading loading(Getter getter, Invoke call) {
    Optional<Value> base =
        getter.global.isPresent() ? Optional.empty() : Optional.of(call.operand(getter.parameter));
    return new Loading(base, getter.fields, getter.global);
  }

  private Optional<Getter> getter(MethodCode code) {
    Optional<Getter> known = getters.get(code);
    if (known == null) {
      // One that calls itself is none.
      getters.put(code, Optional.empty());
      known = find(code);
      getters.put(code, known);
    }
    return known;
  }

  private Optional<Getter> find(MethodCode code) {
    Set<Optional<Getter>> found = new HashSet<>();
    ReturnedValues.of(code.body()).forEach(value -> found.add(ofReturned(code, value)));
    return found.size() == 1 ? found.iterator().next() : Optional.empty();
  }

  private Optional<Getter> ofReturned(MethodCode code, Value value) {
    Chain chain = Chain.of(value, code, this);
    if (chain.isShared()) {
      return Optional.empty();
    } else if (chain.global().isPresent()) {
      return Optional.of(new Getter(-1, chain.fields(), chain.global()));
    }
    return chain.last() instanceof Value.Parameter parameter
        ? Optional.of(new Getter(parameter.index(), chain.fields(), Optional.empty()))
        : Optional.empty();
  }
}
