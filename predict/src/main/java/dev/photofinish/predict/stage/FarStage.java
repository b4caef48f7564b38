package dev.photofinish.predict.stage;

import dev.photofinish.predict.syncp.FarRaces;
import dev.photofinish.trace.Event;

/**
 * Reads a trace once more for pairs of places that happens-before leaves without an order, and for
 * which nobody has a witness: what the others keep of a trace is bounded. Used by one thread.
 */
public final class FarStage {

  private final Witnesses witnesses = new Witnesses();
  private final FarRaces races = new FarRaces(witnesses::add);

  void want(SitePair pair) {
    if (pair.isKnown()) {
      races.want(pair.site(), pair.other(), Witnesses.MOST);
    }
  }

  /** Whether there is nothing to look for any more. */
  public boolean isOver() {
    return races.isOver();
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    races.step(event);
  }

  /** A second look at what was found, through the whole trace once more. */
  public Witnesses.Check check() {
    return witnesses.check();
  }
}
