package dev.photofinish.prove.lock;

import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.LockAction;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The locks that methods take themselves, each method looked at once for all its contexts. */
final class HeldByMethods {

  private final Fields fields;
  private final LibraryFacts library;

  /** Calls that may give back a lock of their caller. */
  private final Set<CallSite> releasing = new HashSet<>();

  private final Map<MethodCode, HeldFlow> flows = new HashMap<>();

  HeldByMethods(PointsTo points, Fields fields, LibraryFacts library) {
    this.fields = fields;
    this.library = library;
    findReleasing(points);
  }

  HeldFlow of(MethodCode code) {
    HeldFlow known = flows.get(code);
    if (known == null) {
      known = new HeldFlow(code, fields, library, releasing::contains);
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

  private static Taken taken(HeldFlow flow, Acquired acquired) {
    boolean isShared = acquired.isShared() || flow.chain(acquired.lock()).isShared();
    return new Taken(acquired.lock(), isShared);
  }

  private void findReleasing(PointsTo points) {
    List<Instance> open = new ArrayList<>();
    Map<MethodCode, Boolean> known = new HashMap<>();
    for (Instance instance : points.instances()) {
      if (known.computeIfAbsent(instance.code(), this::releasesUnknown)) {
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

  private boolean releasesUnknown(MethodCode code) {
    boolean releases =
        code.calls().stream()
            .flatMap(site -> library.of(site.method()).locks().stream())
            .map(Effect.Locks::action)
            .anyMatch(LockAction.RELEASE::equals);
    return releases && new HeldFlow(code, fields, library, site -> false).releasesUnknown();
  }
}
