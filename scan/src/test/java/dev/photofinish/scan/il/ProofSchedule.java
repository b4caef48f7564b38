package dev.photofinish.scan.il;

import java.util.Optional;

/**
 * Looks for a race as the proof of theorem 6.10 does: one thread runs until just before its access,
 * then the other until just before its own.
 */
final class ProofSchedule {

  private final ScheduleSearch search;
  private final Collision collision;
  private final Interleaving interleaving;

  ProofSchedule(ScheduleSearch search, Collision collision, Interleaving interleaving) {
    this.search = search;
    this.collision = collision;
    this.interleaving = interleaving;
  }

  /** A schedule that ends in the race, if there is one with this thread first. */
  Optional<Schedule> find(Configuration start, int leader) {
    int follower = 1 - leader;
    return walk(
        Schedule.startingAt(start),
        leader,
        arrived ->
            walk(
                arrived,
                follower,
                both -> Optional.of(both).filter(at -> collision.at(at.now()).isPresent())));
  }

  private Optional<Schedule> walk(Schedule start, int thread, ScheduleSearch.Goal goal) {
    return search.find(
        start,
        now -> interleaving.moves(now, thread),
        at -> collision.addresses(at.now(), thread).isEmpty() ? Optional.empty() : goal.at(at));
  }
}
