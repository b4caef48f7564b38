package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Step;
import dev.photofinish.trace.TraceThread;
import java.util.Iterator;

/** Where the events and paths of a run come from. */
interface TraceSource {

  Dictionary dictionary();

  /** What the program calls a thread. */
  String nameOf(int thread);

  /** The events of all threads in one order. */
  Iterator<Event> merged();

  /** All that one thread recorded, in its order; numbers do not matter. */
  Iterator<Event> events(int thread);

  Iterator<PathItem> path(int thread);

  static TraceSource of(Run run) {
    return new TraceSource() {
      @Override
      public Dictionary dictionary() {
        return run.dictionary();
      }

      @Override
      public String nameOf(int thread) {
        return run.threads().stream()
            .filter(each -> each.number() == thread)
            .map(TraceThread::name)
            .findFirst()
            .orElseThrow();
      }

      @Override
      public Iterator<Event> merged() {
        return run.merged(true);
      }

      @Override
      public Iterator<Event> events(int thread) {
        Iterator<Step> steps = run.events(thread);
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return steps.hasNext();
          }

          @Override
          public Event next() {
            return steps.next().event();
          }
        };
      }

      @Override
      public Iterator<PathItem> path(int thread) {
        return run.path(thread);
      }
    };
  }
}
