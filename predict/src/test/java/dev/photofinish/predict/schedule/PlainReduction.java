package dev.photofinish.predict.schedule;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;

/** What a schedule has of a witness, by looking at all of it for each event. */
final class PlainReduction {

  private PlainReduction() {}

  /** The events that are kept; the witness is without the two that race. */
  static List<Event> of(List<Event> witness) {
    return withoutMiddles(witness.stream().filter(event -> matters(event, witness)).toList());
  }

  private static boolean matters(Event event, List<Event> witness) {
    return switch (event.kind()) {
      case FORK, JOIN -> true;
      case END ->
          witness.stream().anyMatch(e -> e.kind() == EventKind.JOIN && e.value() == event.thread());
      default -> witness.stream().anyMatch(e -> e.thread() != event.thread() && conflict(event, e));
    };
  }

  private static boolean conflict(Event one, Event other) {
    Use use = Use.of(one);
    Use its = Use.of(other);
    return !use.isNone()
        && use.object() == its.object()
        && use.member() == its.member()
        && (use.isChange() || its.isChange());
  }

  private static List<Event> withoutMiddles(List<Event> events) {
    List<Event> kept = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      boolean isMiddle =
          i > 0
              && i + 1 < events.size()
              && events.get(i - 1).thread() == event.thread()
              && events.get(i + 1).thread() == event.thread();
      if (!isMiddle || Use.isOfThreads(event.kind())) {
        kept.add(event);
      }
    }
    return kept;
  }
}
