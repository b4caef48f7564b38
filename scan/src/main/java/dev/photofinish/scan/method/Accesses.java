package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Trace;
import dev.photofinish.scan.domain.When;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the accesses of a method: its own, and the nearest of those in what it calls. */
final class Accesses {

  /**
   * How many accesses of direct callees are kept. The further away, the fewer: those are rarely the
   * ones that tell of a race, and there are the more of them.
   */
  private static final int MAX_FROM_CALLEES = 160;

  private static final int MAX_TRACE = 10;

  /** Of accesses in direct callees that differ only by their places, so many are kept. */
  static final int MAX_ALIKE = 2;

  /** The places of accesses of which the same is known. */
  private static final class Places {
    final List<Trace> traces = new ArrayList<>(1);
    int inCallees;

    /** What is certain of the parameters, whichever of the accesses happens. */
    When when;

    Places(When when) {
      this.when = when;
    }

    void addInCallee(Trace inCallee, Site call, boolean isMade) {
      if (isWanted(inCallee, isMade) && !contains(inCallee.access())) {
        traces.add(called(inCallee, call, isMade));
        inCallees++;
      }
    }

    /** Of those further away, one is enough. */
    private boolean isWanted(Trace inCallee, boolean isMade) {
      return inCallees < (inCallee.depth() <= (isMade ? 2 : 1) ? MAX_ALIKE : 1);
    }

    private boolean contains(Site access) {
      for (int i = traces.size() - inCallees; i < traces.size(); i++) {
        if (traces.get(i).access().equals(access)) {
          return true;
        }
      }
      return false;
    }

    /** Accessors and bridges have no place in a stack: the programmer did not write them. */
    private static Trace called(Trace inCallee, Site call, boolean isMade) {
      if (!isMade) {
        return inCallee.calledFrom(call);
      }
      Trace rest = inCallee.callee();
      return rest == null ? Trace.of(call) : rest.calledFrom(call);
    }
  }

  private final Map<AccessFacts, Places> known = new LinkedHashMap<>();
  private int fromCallees;
  private boolean partial;

  /** That the method makes more accesses than are kept here. */
  void lackSome() {
    partial = true;
  }

  boolean arePartial() {
    return partial;
  }

  void own(AccessFacts facts, When when, Site site) {
    Places places = places(facts, when);
    places.traces.add(places.traces.size() - places.inCallees, Trace.of(site));
  }

  /** Whether accesses that are so far away are of interest. */
  boolean hasRoom(int depth) {
    return depth < MAX_TRACE && fromCallees < MAX_FROM_CALLEES / depth;
  }

  /** Whether nothing that callees access changes anything here any more. */
  boolean areFull() {
    return partial && !hasRoom(1);
  }

  /**
   * Accesses in a callee.
   *
   * @param facts what is known of them, as this method sees it
   * @param when what is certain of this method's parameters then
   * @param isMade whether the compiler made the callee
   */
  void inCallee(AccessFacts facts, When when, Snapshot access, Site call, boolean isMade) {
    int before = known.size();
    Places places = places(facts, when);
    fromCallees += known.size() - before;
    for (int i = 0; i < access.places() && places.inCallees < MAX_ALIKE; i++) {
      places.addInCallee(access.trace(i), call, isMade);
    }
  }

  /** The places of accesses of which something is known; one more of these happens. */
  private Places places(AccessFacts facts, When when) {
    Places places = known.get(facts);
    if (places == null) {
      places = new Places(when);
      known.put(facts, places);
    }
    places.when = places.when.meet(when);
    return places;
  }

  void clear() {
    known.clear();
    fromCallees = 0;
  }

  FixedList<Snapshot> all() {
    Snapshot[] all = new Snapshot[known.size()];
    int count = 0;
    for (Map.Entry<AccessFacts, Places> each : known.entrySet()) {
      Places places = each.getValue();
      all[count++] = new Snapshot(each.getKey(), places.when, places.traces);
    }
    return FixedList.over(all);
  }
}
