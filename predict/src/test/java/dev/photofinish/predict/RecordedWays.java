package dev.photofinish.predict;

import dev.photofinish.testbench.random.explore.Ways;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Run;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The ways of the threads of a recorded run of a random program. */
final class RecordedWays {

  private RecordedWays() {}

  /** They are not known of runs with exceptions, nor of those that ended before a thread began. */
  static Optional<Ways> of(Run run) {
    boolean hasCaught =
        run.threads().stream().anyMatch(thread -> hasCaught(run.path(thread.number())));
    return hasCaught || !hasAllBegun(run) ? Optional.empty() : Optional.of(of(run, 0));
  }

  private static boolean hasAllBegun(Run run) {
    Set<Long> known =
        run.threads().stream().map(thread -> (long) thread.number()).collect(Collectors.toSet());
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      Event event = events.next();
      if (event.kind() == EventKind.FORK && !known.contains(event.value())) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasCaught(Iterator<PathItem> path) {
    while (path.hasNext()) {
      if (path.next().kind() == PathItem.Kind.CATCH) {
        return true;
      }
    }
    return false;
  }

  private static Ways of(Run run, int thread) {
    List<Boolean> held = new ArrayList<>();
    run.path(thread)
        .forEachRemaining(
            item -> {
              if (item.kind() == PathItem.Kind.BRANCH) {
                // Programs jump where a condition does not hold.
                held.add(!item.isTaken());
              }
            });
    List<Ways> started = new ArrayList<>();
    run.events(thread)
        .forEachRemaining(
            step -> {
              if (step.event().kind() == EventKind.FORK) {
                started.add(of(run, (int) step.event().value()));
              }
            });
    return new Ways(held, started);
  }
}
