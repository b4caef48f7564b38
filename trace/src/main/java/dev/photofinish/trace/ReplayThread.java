package dev.photofinish.trace;

import java.util.List;

/**
 * Where a thread was when a replayed run came to its result.
 *
 * @param number of the thread in the schedule, or in the run if the schedule does not have it
 * @param name its name in the run
 * @param doing what it did, in words
 * @param about the memory that it is about to access, if it stands before the race
 * @param value what it read or wrote there, as soon as that is known; empty otherwise
 * @param locks the classes of the locks that it holds, if it stands before the race
 * @param stack its calls, the innermost first
 */
public record ReplayThread(
    int number,
    String name,
    String doing,
    String about,
    String value,
    List<String> locks,
    List<ReplayFrame> stack) {

  public ReplayThread {
    locks = List.copyOf(locks);
    stack = List.copyOf(stack);
  }

  /** A thread that does not stand before the race. */
  public ReplayThread(int number, String name, String doing, List<ReplayFrame> stack) {
    this(number, name, doing, "", "", List.of(), stack);
  }
}
