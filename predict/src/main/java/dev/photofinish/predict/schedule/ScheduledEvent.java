package dev.photofinish.predict.schedule;

import dev.photofinish.trace.Event;

/**
 * An event of a witness that replay may have to hold a thread at.
 *
 * @param seen as detectors see it
 * @param recorded as it was recorded
 * @param site its place in the code; of an end, the last place of its thread
 * @param occurrence which of the thread's events of that site and kind it is, from 1
 */
record ScheduledEvent(Event seen, Event recorded, int site, int occurrence) {

  int thread() {
    return recorded.thread();
  }
}
