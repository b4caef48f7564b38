package dev.photofinish.predict;

import dev.photofinish.predict.trust.Trust;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Goes through the events of a run once, telling how far it is. Used by one thread. */
final class Pass implements Iterator<Event> {

  private static final int STEP = 4_096;

  private final MergedEvents events;
  private final Trust trust;
  private final PredictProgress progress;
  private int sinceTold;

  Pass(Run run, Trust trust, PredictProgress progress) {
    this.events = run.merged(true);
    this.trust = trust;
    this.progress = progress;
    progress.start(run.count());
  }

  /** All events, unless it is stopped. */
  void forEach(Consumer<Event> action) {
    forEach(action, () -> false);
  }

  /** All events until there is nothing left to do, unless it is stopped. */
  void forEach(Consumer<Event> action, BooleanSupplier isOver) {
    while (!isOver.getAsBoolean() && hasNext()) {
      action.accept(next());
    }
  }

  @Override
  public boolean hasNext() {
    return (sinceTold != 0 || !progress.isStopped()) && events.hasNext();
  }

  @Override
  public Event next() {
    if (++sinceTold == STEP) {
      progress.step(STEP);
      sinceTold = 0;
    }
    return trust.view(events.next());
  }

  /** What the merge found to be wrong; for the end. */
  MergedEvents merged() {
    return events;
  }
}
