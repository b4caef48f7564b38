package dev.photofinish.trace;

/**
 * A thread of a recorded run.
 *
 * @param number from 0, in the order in which threads were made
 * @param name its name when it began
 * @param parent the number of the thread whose events have its start, or {@link #NO_PARENT}
 * @param isVirtual whether it is a virtual thread
 */
public record TraceThread(int number, String name, int parent, boolean isVirtual) {

  /** The parent of threads whose start is not recorded. */
  public static final int NO_PARENT = -1;
}
