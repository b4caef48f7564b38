package dev.photofinish.testbench.random.code;

/**
 * Where an exception goes on. The first fitting handler of a method is taken.
 *
 * @param from the first instruction it covers
 * @param to the instruction after the last it covers
 * @param target a {@link Instruction.Catch}
 * @param everything whether it takes every throwable, or RuntimeExceptions only
 */
public record Handler(int from, int to, int target, boolean everything) {

  /** Whether an exception of this instruction goes here. */
  public boolean covers(int instruction) {
    return from <= instruction && instruction < to;
  }
}
