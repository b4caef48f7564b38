package dev.photofinish.prove;

import dev.photofinish.prove.points.PointsTo;

/** How much a round may cost. Counted, not timed, so that each run comes to the same. */
final class Bounds {

  /**
   * How many methods in contexts the first round may have. Of programs with more, most contexts
   * tell nothing: these begin without, and get them where pairs are left.
   */
  private static final int MANY_INSTANCES = 60_000;

  /** So much work is never too much. */
  private static final long LITTLE_WORK = 20_000_000;

  /** Thrown to have a round ended. */
  static final class Exceeded extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Exceeded() {
      super("the round costs too much", null, false, false);
    }
  }

  private final int mostInstances;
  private final long mostWork;

  private Bounds(int mostInstances, long mostWork) {
    this.mostInstances = mostInstances;
    this.mostWork = mostWork;
  }

  static Bounds none() {
    return new Bounds(Integer.MAX_VALUE, Long.MAX_VALUE);
  }

  static Bounds ofFirstRound() {
    return new Bounds(MANY_INSTANCES, Long.MAX_VALUE);
  }

  /** A round that comes later is to cost no more than the first. */
  static Bounds after(PointsTo first) {
    return new Bounds(Integer.MAX_VALUE, Math.max(LITTLE_WORK, first.work()));
  }

  void check(int instances, long work) {
    if (instances > mostInstances || work > mostWork) {
      throw new Exceeded();
    }
  }
}
