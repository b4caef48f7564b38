package dev.photofinish.trace;

/**
 * One event that a schedule wants, told so that it is found again in another run of the same code.
 *
 * @param thread the number of the thread
 * @param threadName its name
 * @param className as {@link Class#getName} has it
 * @param method the name of the method
 * @param descriptor as in class files
 * @param index the number of the bytecode instruction in the method
 * @param line the source line, 0 if unknown
 * @param kind what happens there
 * @param occurrence which of the thread's events of that site and {@link #countedAs kind} it is,
 *     from 1
 */
public record ScheduleEvent(
    int thread,
    String threadName,
    String className,
    String method,
    String descriptor,
    int index,
    int line,
    EventKind kind,
    int occurrence) {

  /**
   * The kind that stands for all that are counted together. Whether an atomic access writes may
   * differ from run to run, and so may whether an instruction tells of a signal beside what it
   * does, and whether there was a signal to wait for when a call is over.
   */
  public static EventKind countedAs(EventKind kind) {
    if (kind == EventKind.CHANGED) {
      return EventKind.AWAIT;
    }
    return kind.isAccess() ? EventKind.READ : kind;
  }
}
