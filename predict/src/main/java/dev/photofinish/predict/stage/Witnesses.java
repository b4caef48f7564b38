package dev.photofinish.predict.stage;

import dev.photofinish.predict.syncp.SyncPreservingRace;
import dev.photofinish.predict.witness.PartChecker;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What stages that stream found, some races of each pair of places. Used by one thread. */
public final class Witnesses {

  /** So many are tried for a pair of places. */
  static final int MOST = 3;

  private final Map<SitePair, List<SyncPreservingRace>> found = new LinkedHashMap<>();

  void add(SyncPreservingRace race) {
    SitePair pair = SitePair.of(race.first(), race.second());
    List<SyncPreservingRace> races = found.computeIfAbsent(pair, p -> new ArrayList<>(1));
    if (pair.isKnown() && races.size() < MOST) {
      races.add(race);
    }
  }

  /** A second look at them, through the whole trace once more. */
  Check check() {
    return new Check(found.values());
  }

  /** Checks witnesses event by event. Used by one thread. */
  public static final class Check {

    private final List<Open> all = new ArrayList<>();
    private List<Open> open;

    private record Open(SyncPreservingRace race, PartChecker checker) {}

    private Check(Iterable<List<SyncPreservingRace>> found) {
      for (List<SyncPreservingRace> races : found) {
        for (SyncPreservingRace race : races) {
          all.add(new Open(race, new PartChecker(race.first(), race.second(), race::needs)));
        }
      }
      open = new ArrayList<>(all);
    }

    /** Whether there is nothing to check any more. */
    public boolean isOver() {
      return open.isEmpty();
    }

    /** Goes on by the next event of the trace. */
    public void step(Event event) {
      boolean over = false;
      for (Open each : open) {
        each.checker.step(event);
        over |= each.checker.isOver();
      }
      if (over) {
        open = new ArrayList<>(open.stream().filter(o -> !o.checker.isOver()).toList());
      }
    }

    /** The first race with a good witness for each pair of places. */
    public List<Predicted> races() {
      Map<SitePair, Predicted> races = new LinkedHashMap<>();
      for (Open each : all) {
        if (each.checker.problem().isEmpty()) {
          Predicted race =
              new Predicted(
                  StageName.SYNC_PRESERVING,
                  each.race::needs,
                  List.of(each.race.first(), each.race.second()));
          races.putIfAbsent(race.pair(), race);
        }
      }
      return List.copyOf(races.values());
    }
  }
}
