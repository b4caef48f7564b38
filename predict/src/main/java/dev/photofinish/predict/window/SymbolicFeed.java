package dev.photofinish.predict.window;

import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicRun;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Goes through the symbolic trace of a run beside the windows, and gives each its part. Used by one
 * thread.
 */
public final class SymbolicFeed {

  /** What one window has of the symbolic trace. */
  record Part(SymbolicWindow window, List<Flip> flips) {}

  private final SymbolicRun run;
  private final Deque<SymbolicEvent> events = new ArrayDeque<>();

  /** What each event read or wrote, by its number: later ones may depend on it. */
  private final LongArrayList values = new LongArrayList();

  private List<Flip> flips = new ArrayList<>();

  public SymbolicFeed(SymbolicRun run) {
    this.run = run;
  }

  /** Why parts of the run count as recorded only, one line each; for the end. */
  public List<String> notices() {
    return run.notices();
  }

  /**
   * The part of a window; nothing if the window sees events in another way than they were recorded.
   * Windows are asked for in their order.
   */
  Optional<Part> part(Window window, HeldLocks held) {
    List<Event> recorded = window.events();
    long start = recorded.get(0).number();
    read(recorded.get(recorded.size() - 1).number());
    while (!events.isEmpty() && events.getFirst().event().number() < start) {
      events.removeFirst();
    }
    List<SymbolicEvent> part = List.copyOf(events);
    if (!part.stream().map(SymbolicEvent::event).toList().equals(recorded)) {
      return Optional.empty();
    }
    flips.removeIf(flip -> flip.after() < start);
    long[] read = values.elements();
    Before state = new Before(window.before()::value, event -> read[(int) event], locks(held));
    return Optional.of(new Part(SymbolicWindow.of(part, state), List.copyOf(flips)));
  }

  private void read(long last) {
    // Behind the last event branches are tried, too, once it is asked whether there are more.
    while (run.hasNext() && values.size() <= last) {
      SymbolicEvent next = run.next();
      values.add(next.event().value());
      events.add(next);
    }
    flips.addAll(run.takeFlips());
  }

  private static Set<Before.Held> locks(HeldLocks held) {
    return held.all().entrySet().stream()
        .flatMap(
            each ->
                each.getValue().stream()
                    .map(lock -> new Before.Held(lock.object(), each.getKey(), lock.shared())))
        .collect(Collectors.toSet());
  }
}
