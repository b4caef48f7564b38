package dev.photofinish.prove.lock;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.LockAction;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The locks that methods take themselves, each method looked at once for all its contexts. */
final class HeldByMethods {

  private final LibraryFacts library;
  private final LoadingCalls loading;
  private final Predicate<ProgramField> constant;
  private final AccessedValues values;

  /** Calls that may give back a lock of their caller. */
  private final Set<CallSite> releasing = new HashSet<>();

  private final Map<MethodCode, HeldFlow> flows = new HashMap<>();

  HeldByMethods(
      PointsTo points, Fields fields, LibraryFacts library, Predicate<ProgramField> constant) {
    this.library = library;
    this.constant = constant;
    this.loading = new LoadingCalls(points, fields, library);
    this.values = new AccessedValues(library);
    findReleasing(points);
  }

  HeldFlow of(MethodCode code) {
    HeldFlow known = flows.get(code);
    if (known == null) {
      known = new HeldFlow(code, loading, constant, releasing::contains);
      flows.put(code, known);
    }
    return known;
  }

  /** The locks that an instance has certainly taken itself at a place, outermost first. */
  List<Taken> taken(Instance instance, Place place) {
    HeldFlow flow = of(instance.code());
    return flow.before(place).stream()
        .filter(acquired -> acquired.isReal(instance))
        .map(acquired -> taken(flow, acquired))
        .toList();
  }

  /** The same at an access, with the monitor that library code takes for it if that is known. */
  List<Taken> taken(Instance instance, Access access) {
    List<Taken> all = new ArrayList<>(taken(instance, access.place()));
    Value monitor = values.monitor(instance, access);
    if (monitor != null) {
      all.add(new Taken(monitor, false));
    }
    return all;
  }

  private static Taken taken(HeldFlow flow, Acquired acquired) {
    boolean isShared = acquired.isShared() || flow.chain(acquired.lock()).isShared();
    return new Taken(acquired.lock(), isShared);
  }

  private void findReleasing(PointsTo points) {
    List<Instance> open = new ArrayList<>();
    Map<MethodCode, Boolean> known = new HashMap<>();
    for (Instance instance : points.instances()) {
      if (releasesIndirectly(instance)
          || known.computeIfAbsent(instance.code(), this::releasesUnknown)) {
        open.add(instance);
      }
    }
    Set<Instance> seen = new HashSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      for (CallEdge edge : open.get(i).callers()) {
        CallSite site = edge.site();
        if (site != null && !edge.isStart()) {
          releasing.add(site);
          if (seen.add(edge.caller())) {
            open.add(edge.caller());
          }
        }
      }
    }
  }

  /** A lock may be given back by a method reference. */
  private boolean releasesIndirectly(Instance instance) {
    List<CallSite> found =
        instance.code().calls().stream()
            .filter(instance::callsLibraryIndirectly)
            .filter(site -> instance.libraryTargets(site).stream().anyMatch(this::releases))
            .toList();
    return releasing.addAll(found);
  }

  private boolean releases(MethodRef method) {
    return library.of(method).locks().map(Effect.Locks::action).stream()
        .anyMatch(LockAction.RELEASE::equals);
  }

  private boolean releasesUnknown(MethodCode code) {
    boolean releases = code.calls().stream().map(CallSite::method).anyMatch(this::releases);
    return releases && new HeldFlow(code, loading, constant, site -> false).releasesUnknown();
  }
}
