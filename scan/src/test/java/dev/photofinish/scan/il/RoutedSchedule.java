package dev.photofinish.scan.il;

import java.util.List;
import java.util.Optional;

/**
 * Looks for a race as the proof of theorem 6.10 does, along the routes that make the accesses: one
 * thread goes until just before its access, then the other. For stable paths this is enough, since
 * the proof takes any execution that makes the access.
 */
final class RoutedSchedule {

  private final List<List<List<Step>>> plans;
  private final Collision collision;
  private final Interleaving interleaving;

  /**
   * @param plans those of the first thread, and those of the second
   */
  RoutedSchedule(List<List<List<Step>>> plans, Collision collision, Interleaving interleaving) {
    this.plans = plans;
    this.collision = collision;
    this.interleaving = interleaving;
  }

  /** A schedule that ends in the race, if there is one with this thread first. */
  Optional<Schedule> find(Configuration start, int leader) {
    int follower = 1 - leader;
    Schedule begin = Schedule.startingAt(start);
    return plans.get(leader).stream()
        .flatMap(plan -> follow(begin, leader, plan).stream())
        .flatMap(
            arrived ->
                plans.get(follower).stream()
                    .flatMap(plan -> follow(arrived, follower, plan).stream()))
        .filter(both -> collision.at(both.now()).isPresent())
        .findFirst();
  }

  /** None if the thread has to wait for the lock. */
  private Optional<Schedule> follow(Schedule start, int thread, List<Step> plan) {
    Optional<Schedule> at = Optional.of(start);
    for (Step step : plan) {
      at = at.flatMap(before -> make(step, before, thread));
    }
    return at;
  }

  private Optional<Schedule> make(Step step, Schedule before, int thread) {
    return interleaving.move(before.now(), thread, step).map(before::then);
  }
}
