package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Depth-first search through the configurations that schedules lead to, each looked at once. Not to
 * be used for a second search after it gave up: the limit is on all it ever looks at.
 */
final class ScheduleSearch {

  /** What is looked for. */
  @FunctionalInterface
  interface Goal {

    /** The schedule found, if this one leads to it. */
    Optional<Schedule> at(Schedule schedule);
  }

  private final Predicate<Configuration> isPromising;
  private int left;

  /**
   * @param isPromising false where the goal cannot be reached any more
   * @param limit how many configurations are looked at
   */
  ScheduleSearch(Predicate<Configuration> isPromising, int limit) {
    this.isPromising = isPromising;
    this.left = limit;
  }

  /** Whether there was more to look at than the limit allows. */
  boolean gaveUp() {
    return left == 0;
  }

  /** The first schedule that meets the goal. */
  Optional<Schedule> find(Schedule start, Function<Configuration, List<Move>> moves, Goal goal) {
    Set<Configuration> seen = new HashSet<>();
    Deque<Schedule> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty() && left > 0) {
      Schedule at = open.pop();
      if (seen.add(at.now())) {
        left--;
        Optional<Schedule> found = goal.at(at);
        if (found.isPresent()) {
          return found;
        }
        extend(at, moves.apply(at.now()), open);
      }
    }
    return Optional.empty();
  }

  /** The last choice is tried first: in a loop, that is to go round once more. */
  private void extend(Schedule at, List<Move> moves, Deque<Schedule> open) {
    for (Move move : moves) {
      if (isPromising.test(move.after())) {
        open.push(at.then(move));
      }
    }
  }
}
