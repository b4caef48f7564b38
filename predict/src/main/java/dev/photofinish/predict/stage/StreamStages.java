package dev.photofinish.predict.stage;

import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.syncp.SyncPreserving;
import dev.photofinish.trace.Event;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The stages that read a trace from beginning to end: happens-before, and races of reorderings that
 * keep the order of critical sections. Used by one thread.
 *
 * <p>What happens-before says is real only for the first race of a trace, so it counts if others
 * have a witness for it.
 */
public final class StreamStages {

  private final Set<SitePair> unordered = new LinkedHashSet<>();
  private final Witnesses witnesses = new Witnesses();
  private final HappensBefore happensBefore =
      new HappensBefore(race -> unordered.add(SitePair.of(race.site(), race.later().site())));
  private final SyncPreserving syncPreserving = new SyncPreserving(witnesses::add);

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    happensBefore.step(event);
    syncPreserving.step(event);
  }

  /** The pairs of places that happens-before leaves without an order. */
  public Set<SitePair> unordered() {
    return unordered;
  }

  /** A second look at what was found, through the whole trace once more. */
  public Witnesses.Check check() {
    return witnesses.check();
  }

  /**
   * What is to be done for those pairs that happens-before leaves without an order and that have no
   * race yet.
   */
  public FarStage far(Set<SitePair> found) {
    FarStage far = new FarStage();
    unordered.stream().filter(pair -> !found.contains(pair)).forEach(far::want);
    return far;
  }
}
