package dev.photofinish.trace;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * The events of all threads in one order in which the run could have happened. Among the orders
 * that the versions allow it is one near to the recorded times.
 *
 * <p>Keeps no file open. If a part of the trace is missing, it ends where no thread can go on.
 */
public interface MergedEvents extends Iterator<Event> {

  /** The next event with what only its thread's file says; its number is its place in the order. */
  Step nextStep();

  @Override
  default Event next() {
    return nextStep().event();
  }

  /** For each thread of which events were left out, how many; to be asked at the end. */
  Map<Integer, Long> leftOut();

  /** Why events were left out, or may be in a wrong order, one line each; for the end. */
  List<String> problems();
}
