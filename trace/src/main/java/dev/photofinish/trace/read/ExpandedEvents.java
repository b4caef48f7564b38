package dev.photofinish.trace.read;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.LongArrays;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Step;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Merged events in which the elements of long arrays are told one by one where the arrays become
 * known, and not where they differ. Numbers are places in the order that comes of it.
 */
public final class ExpandedEvents implements MergedEvents {

  private final MergedEvents events;
  private final LongArrays arrays;

  /** Of the array that became known last. */
  private PrimitiveIterator.OfInt elements = IntStream.empty().iterator();

  private Event known = new Event(0, 0, EventKind.INITIAL, 0, 0, Event.RUNS, 0);

  /** What comes behind the elements, if it was looked at. */
  private @Nullable Step next;

  private long number;

  public ExpandedEvents(MergedEvents events, LongArrays arrays) {
    this.events = events;
    this.arrays = arrays;
  }

  @Override
  public boolean hasNext() {
    look();
    return next != null || elements.hasNext();
  }

  @Override
  public Step nextStep() {
    look();
    if (elements.hasNext()) {
      return element(elements.nextInt());
    }
    Step found = next;
    if (found == null) {
      throw new NoSuchElementException("there are no more events");
    }
    next = null;
    return new Step(numbered(found.event()), found.version());
  }

  private void look() {
    while (next == null && !elements.hasNext() && events.hasNext()) {
      take(events.nextStep());
    }
  }

  private void take(Step step) {
    Event event = step.event();
    if (event.kind() != EventKind.INITIAL || !arrays.has(event.object())) {
      next = step;
    } else if (event.member() == Event.RUNS) {
      known = event;
      elements = arrays.told(event.object()).iterator();
    }
  }

  private Step element(int element) {
    long value = arrays.value(known.object(), element);
    return new Step(
        new Event(number++, known.thread(), EventKind.INITIAL, 0, known.object(), element, value),
        0);
  }

  private Event numbered(Event event) {
    return new Event(
        number++,
        event.thread(),
        event.kind(),
        event.site(),
        event.object(),
        event.member(),
        event.value());
  }

  @Override
  public Map<Integer, Long> leftOut() {
    return events.leftOut();
  }

  @Override
  public List<String> problems() {
    return events.problems();
  }
}
