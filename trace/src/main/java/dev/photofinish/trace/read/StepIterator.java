package dev.photofinish.trace.read;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Step;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The events of one thread, for those who follow it alone. */
public final class StepIterator implements Iterator<Step> {

  private final EventCursor cursor;
  private boolean hasNext;

  public StepIterator(ThreadFile file) {
    cursor = new EventCursor(file);
    find();
  }

  private void find() {
    do {
      hasNext = cursor.next();
    } while (hasNext && cursor.kind() == EventKind.BEHIND);
  }

  @Override
  public boolean hasNext() {
    return hasNext;
  }

  @Override
  public Step next() {
    if (!hasNext) {
      throw new NoSuchElementException("the thread has no more events");
    }
    Step step = cursor.step();
    find();
    return step;
  }
}
