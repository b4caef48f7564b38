package dev.photofinish.testbench.random.explore;

/**
 * How much an exploration may cost.
 *
 * @param states how many states may be visited before it gives up to visit all
 * @param walks how many random runs are done then
 */
public record Budget(int states, int walks) {

  /** Enough for most random programs. */
  public static final Budget USUAL = new Budget(10_000, 200);

  /** The same for those who have no use for less than all runs. */
  public static final Budget ALL_OR_NOTHING = new Budget(USUAL.states(), 0);
}
