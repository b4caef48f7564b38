package dev.photofinish.predict.clock;

import dev.photofinish.trace.Event;
import java.util.Arrays;

/** The past of each thread at the event that is read now. Used by one thread. */
public final class ThreadTimes {

  private long[][] threads = new long[16][];
  private int count;

  /** The past of a thread; its own events may be missing in it, since they are known to be past. */
  public long[] of(int thread) {
    meet(thread);
    return threads[thread];
  }

  /** Adds to a thread's past. */
  public void learn(int thread, long[] past) {
    meet(thread);
    threads[thread] = Times.join(threads[thread], past);
  }

  /** The past of an event's thread, the event included: what those get who come after it. */
  public long[] upTo(Event event) {
    meet(event.thread());
    long[] times = Times.with(threads[event.thread()], event.thread(), event.number());
    threads[event.thread()] = times;
    return times;
  }

  /** Puts all that is before the event in the order of the trace into its past. */
  public void learnAll(Event event) {
    meet(event.thread());
    threads[event.thread()] = Times.all(count, event.number());
  }

  /** A thread has an event: gaps count those threads that have been met. */
  public void meet(int thread) {
    if (thread >= threads.length) {
      threads = Arrays.copyOf(threads, Math.max(2 * threads.length, thread + 1));
    }
    for (; count <= thread; count++) {
      threads[count] = Times.none();
    }
  }
}
