package dev.photofinish.predict.window;

import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a run into windows, each of which begins in the middle of the one before, so that two events
 * that are less than half a window apart are together in one. Used by one thread.
 */
public final class WindowReader {

  private final Iterator<Event> run;
  private final int size;
  private final Carried before = new Carried();
  private final List<Event> events = new ArrayList<>();
  private final Optional<SymbolicFeed> symbolic;
  private boolean begun;

  /** With values as they were recorded. */
  public WindowReader(Iterator<Event> run, int size) {
    this(run, size, Optional.empty());
  }

  /**
   * @param size how many events a window has; at least 2
   * @param symbolic the same run with values as expressions
   */
  public WindowReader(Iterator<Event> run, int size, Optional<SymbolicFeed> symbolic) {
    this.symbolic = symbolic;
    this.run = run;
    this.size = Math.max(2, size);
  }

  /** The next window; nothing at the end. */
  public Optional<RunWindow> next() {
    if (begun && !run.hasNext()) {
      return Optional.empty();
    }
    if (begun) {
      List<Event> past = events.subList(0, Math.min(size / 2, events.size()));
      past.forEach(before::step);
      past.clear();
    }
    begun = true;
    while (events.size() < size && run.hasNext()) {
      events.add(run.next());
    }
    return events.isEmpty()
        ? Optional.empty()
        : Optional.of(before.window(List.copyOf(events), symbolic));
  }
}
