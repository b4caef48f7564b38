package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.ThreadTimes;
import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;

/**
 * An event that others may come to depend on, with the past of its thread before it. Keeping the
 * two apart costs no array for each event.
 */
record Origin(int thread, long number, long[] before) {

  static Origin of(Event event, ThreadTimes threads) {
    return new Origin(event.thread(), event.number(), threads.of(event.thread()));
  }

  /** Puts the event and its past into the past of a thread. */
  void teach(int learner, ThreadTimes threads) {
    if (learner != thread && !Times.cover(threads.of(learner), thread, number)) {
      threads.learn(learner, Times.with(before, thread, number));
    }
  }
}
