package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How two threads came to where they are; schedules share what they have in common. */
final class Schedule {

  private final @Nullable Schedule before;
  private final @Nullable Move last;
  private final Configuration now;

  private Schedule(@Nullable Schedule before, @Nullable Move last, Configuration now) {
    this.before = before;
    this.last = last;
    this.now = now;
  }

  static Schedule startingAt(Configuration start) {
    return new Schedule(null, null, start);
  }

  Schedule then(Move move) {
    return new Schedule(this, move, move.after());
  }

  Configuration now() {
    return now;
  }

  List<Move> moves() {
    Deque<Move> moves = new ArrayDeque<>();
    for (Schedule at = this; at != null; at = at.before) {
      if (at.last != null) {
        moves.addFirst(at.last);
      }
    }
    return List.copyOf(moves);
  }
}
