package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.Step;
import dev.photofinish.trace.TraceThread;
import java.util.Iterator;
import java.util.regex.Pattern;

/** Where the events and paths of a run come from. */
interface TraceSource {

  /** What the recorder says where nothing is missing but the rest of the run. */
  Pattern AT_LIMIT = Pattern.compile("recording stopped when the trace had \\d+ MB; --limit [^;]*");

  Dictionary dictionary();

  /** What the program calls a thread. */
  String nameOf(int thread);

  /** The events of all threads in one order. */
  Iterator<Event> merged();

  /** All that one thread recorded, in its order; numbers do not matter. */
  Iterator<Event> events(int thread);

  Iterator<PathItem> path(int thread);

  /** Whether all classes are woven that are not the platform's or a tool's. */
  boolean isAllWoven();

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

      @Override
      public boolean isAllWoven() {
        return isAll(run.meta().launch())
            && run.meta().end().filter(TraceSource::isAll).isPresent();
      }
    };
  }

  private static boolean isAll(Launch launch) {
    return launch.include().isEmpty() && launch.exclude().isEmpty() && launch.focus().isEmpty();
  }

  /** A class that could not be woven would be a reason why the trace is not complete. */
  private static boolean isAll(RunEnd end) {
    return end.complete() || AT_LIMIT.matcher(end.reason()).matches();
  }
}
