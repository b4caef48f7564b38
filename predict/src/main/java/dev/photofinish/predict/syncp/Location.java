package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What is known of a part of an object: its last write, and the last accesses of each thread. */
final class Location {

  private final List<History> histories = new ArrayList<>(1);
  @Nullable Origin lastWrite;

  /** The accesses of one thread, the newest last. */
  private record History(int thread, List<Access> accesses) {

    void add(Access access, int most) {
      int last = accesses.size() - 1;
      if (last >= 0 && accesses.get(last).isAlike(access)) {
        accesses.set(last, access);
        return;
      }
      if (accesses.size() == most) {
        accesses.remove(0);
      }
      accesses.add(access);
    }
  }

  /** Keeps an access; of its thread only so many are kept. */
  void add(Access access, int most) {
    for (History history : histories) {
      if (history.thread == access.event().thread()) {
        history.add(access, most);
        return;
      }
    }
    History history = new History(access.event().thread(), new ArrayList<>(2));
    histories.add(history);
    history.add(access, most);
  }

  /**
   * Tells the accesses that conflict with one and are not in its past, for each thread the newest
   * first.
   */
  void visitConflicts(Access access, Consumer<Access> visitor) {
    for (History history : histories) {
      if (history.thread != access.event().thread()) {
        visitConflicts(history, access, visitor);
      }
    }
  }

  private static void visitConflicts(History history, Access access, Consumer<Access> visitor) {
    for (int i = history.accesses.size() - 1; i >= 0; i--) {
      Access other = history.accesses.get(i);
      if (Times.cover(access.past(), history.thread, other.event().number())) {
        return;
      }
      if (other.event().conflictsWith(access.event())) {
        visitor.accept(other);
      }
    }
  }
}
