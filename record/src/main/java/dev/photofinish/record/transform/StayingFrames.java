package dev.photofinish.record.transform;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The methods that threads stay in, such as the loops of workers: those that are at the bottom of a
 * busy thread's stack each time that it is looked at, and have called the same from the same line.
 * Used by one thread.
 */
final class StayingFrames {

  private static final int LOOKS = 40;
  private static final int MILLISECONDS = 2;

  /** What was at the bottom of each thread's stack whenever it was looked at, outermost first. */
  private final Map<Thread, StackTraceElement[]> bottoms = new HashMap<>();

  private final Set<Thread> busy = new HashSet<>();

  private StayingFrames() {}

  /** The names of the classes that have such methods. */
  static Set<String> classes() throws InterruptedException {
    StayingFrames frames = new StayingFrames();
    frames.look();
    for (int i = 1; i < LOOKS; i++) {
      Thread.sleep(MILLISECONDS);
      frames.look();
    }
    return frames.named();
  }

  private void look() {
    Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
    stacks.forEach(
        (thread, stack) -> {
          StackTraceElement[] outermostFirst = reversed(stack);
          bottoms.merge(thread, outermostFirst, StayingFrames::common);
          if (isBusy(thread)) {
            busy.add(thread);
          }
        });
    // Whoever is over by now stays nowhere.
    bottoms.keySet().retainAll(stacks.keySet());
  }

  private static boolean isBusy(Thread thread) {
    Thread.State state = thread.getState();
    return state == Thread.State.RUNNABLE || state == Thread.State.BLOCKED;
  }

  private static StackTraceElement[] reversed(StackTraceElement[] stack) {
    StackTraceElement[] reversed = new StackTraceElement[stack.length];
    for (int i = 0; i < stack.length; i++) {
      reversed[i] = stack[stack.length - 1 - i];
    }
    return reversed;
  }

  /** What two stacks have in common, with the method in which they part. */
  static StackTraceElement[] common(StackTraceElement[] one, StackTraceElement[] other) {
    int count = 0;
    boolean goesOn = true;
    while (goesOn && count < Math.min(one.length, other.length)) {
      if (!isSameMethod(one[count], other[count])) {
        return Arrays.copyOf(one, count);
      }
      goesOn = one[count].getLineNumber() == other[count].getLineNumber();
      count++;
    }
    return Arrays.copyOf(one, count);
  }

  private static boolean isSameMethod(StackTraceElement one, StackTraceElement other) {
    return one.getClassName().equals(other.getClassName())
        && one.getMethodName().equals(other.getMethodName());
  }

  private Set<String> named() {
    Set<String> names = new HashSet<>();
    bottoms.forEach(
        (thread, stack) -> {
          if (busy.contains(thread)) {
            for (StackTraceElement frame : stack) {
              names.add(frame.getClassName());
            }
          }
        });
    return names;
  }
}
