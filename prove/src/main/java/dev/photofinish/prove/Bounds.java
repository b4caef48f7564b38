package dev.photofinish.prove;

import dev.photofinish.prove.points.PointsTo;

/** How much a round may cost. Counted, not timed, so that each run comes to the same. */
final class Bounds {

  /**
   * How many methods in contexts the first round may have. Of programs with more, most contexts
   * tell nothing: these have none.
   */
  private static final int MANY_INSTANCES = 60_000;

  /**
   * What the stages do to a method in a context, as a multiple of what it takes to pass an object
   * from one variable to another. Most of a round is spent in the stages.
   */
  static final long OF_INSTANCE = 5_000;

  /** So much is never too much. */
  private static final long LITTLE = 10_000 * OF_INSTANCE;

  /** What is more than this is worth few rounds only. */
  private static final long DEAR = 40_000 * OF_INSTANCE;

  /** Thrown to have a round ended. */
  static final class Exceeded extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Exceeded() {
      super("the round costs too much", null, false, false);
    }
  }

  private final int mostInstances;
  private final long highestCost;

  private Bounds(int mostInstances, long highestCost) {
    this.mostInstances = mostInstances;
    this.highestCost = highestCost;
  }

  static Bounds none() {
    return new Bounds(Integer.MAX_VALUE, Long.MAX_VALUE);
  }

  static Bounds ofFirstRound() {
    return new Bounds(MANY_INSTANCES, Long.MAX_VALUE);
  }

  /** A round that comes later has fewer pairs to decide: for the rest it may cost a little more. */
  static Bounds after(PointsTo first) {
    return new Bounds(Integer.MAX_VALUE, Math.max(LITTLE, cost(first) + cost(first) / 6));
  }

  /** Whether a round with some solution takes minutes. */
  static boolean isDear(PointsTo points) {
    return cost(points) > DEAR;
  }

  /** What a round costs with some solution, without deciding pairs. */
  static long cost(PointsTo points) {
    return cost(points.instances().size(), points.work());
  }

  private static long cost(int instances, long work) {
    return instances * OF_INSTANCE + work;
  }

  void check(int instances, long work) {
    if (instances > mostInstances || cost(instances, work) > highestCost) {
      throw new Exceeded();
    }
  }
}
