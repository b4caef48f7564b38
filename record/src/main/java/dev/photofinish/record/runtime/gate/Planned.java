package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.ScheduleEvent;

/**
 * An event that a thread is to come to.
 *
 * @param place its place in the schedule, from 0; the racing accesses are behind all others
 * @param isRace whether it is one of the racing accesses
 * @param instruction the number that the gate has for its instruction; 0 for the end of a thread
 */
record Planned(int place, boolean isRace, int instruction, ScheduleEvent event) {

  /** Whether it is the end of the thread. */
  boolean isEnd() {
    return instruction == 0;
  }
}
