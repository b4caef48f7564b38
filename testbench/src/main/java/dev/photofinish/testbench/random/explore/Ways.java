package dev.photofinish.testbench.random.explore;

import java.util.List;

/**
 * Which ways a thread and those that it started went in one run. Threads are told apart by who
 * started them, as their numbers depend on the schedule.
 *
 * @param held whether each condition held, in the thread's order
 * @param started the ways of the threads that it started, in its order
 */
public record Ways(List<Boolean> held, List<Ways> started) {

  /** The ways of a thread that the run did not have. */
  private static final Ways NONE = new Ways(List.of(), List.of());

  /** Whether a condition went the way that it went in the run. */
  boolean has(int condition, boolean isHeld) {
    return condition < held.size() && held.get(condition) == isHeld;
  }

  Ways started(int number) {
    return number < started.size() ? started.get(number) : NONE;
  }
}
