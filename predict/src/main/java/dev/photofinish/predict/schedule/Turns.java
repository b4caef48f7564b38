package dev.photofinish.predict.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * Keeps of events that one thread does one after the other, with none of another thread between,
 * the first and the last: what is between them runs after the first one's turn has come, and before
 * others go on after the last. Forgets all if it becomes too much.
 */
final class Turns {

  private final int most;
  private final List<ScheduledEvent> kept = new ArrayList<>();
  private boolean isTooLong;

  /**
   * @param most how many events may be kept
   */
  Turns(int most) {
    this.most = most;
  }

  /** A copy, to go on with. */
  Turns(Turns from) {
    this(from.most);
    kept.addAll(from.kept);
    isTooLong = from.isTooLong;
  }

  void add(ScheduledEvent event) {
    int last = kept.size() - 1;
    if (isMiddleBefore(event)) {
      kept.set(last, event);
    } else if (kept.size() < most && !isTooLong) {
      kept.add(event);
    } else {
      isTooLong = true;
      kept.clear();
    }
  }

  /** Whether the last one is between two of its thread, if this one comes next. */
  private boolean isMiddleBefore(ScheduledEvent next) {
    int last = kept.size() - 1;
    return last > 0
        && kept.get(last).thread() == next.thread()
        && kept.get(last - 1).thread() == next.thread()
        && !Use.isOfThreads(kept.get(last).recorded().kind());
  }

  /** Whether there were more than can be kept. */
  boolean isTooLong() {
    return isTooLong;
  }

  List<ScheduledEvent> kept() {
    return kept;
  }
}
