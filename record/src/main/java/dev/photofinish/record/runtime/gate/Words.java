package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.ScheduleEvent;
import java.util.List;
import java.util.Locale;

/** Events and threads in the words of messages. */
final class Words {

  private Words() {}

  static String thread(int number, String name) {
    return "thread " + number + " (" + name + ")";
  }

  static String event(ScheduleEvent event) {
    return thread(event.thread(), event.threadName())
        + " to "
        + kind(event.kind())
        + " in "
        + event.className()
        + "."
        + event.method()
        + (event.line() > 0 ? ", line " + event.line() : ", instruction " + event.index())
        + (event.occurrence() > 1 ? ", time " + event.occurrence() : "");
  }

  static String kind(EventKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** What a thread does, by the gate or by itself. */
  static String doing(GatedThread thread) {
    Planned due = thread.due();
    return switch (thread.doing()) {
      case WAITS_FOR_TURN, WAITS_TO_TAKE ->
          "waits for its turn" + (due == null ? "" : to(due.event()));
      case STANDS_AT_RACE -> "stands before the racing access";
      case IS_HELD -> "is held, as the schedule has nothing more for it";
      case RUNS -> byItself(thread.thread()) + (due == null ? "" : ", and has" + to(due.event()));
    };
  }

  private static String to(ScheduleEvent event) {
    return " to " + kind(event.kind()) + " in line " + event.line();
  }

  private static String byItself(Thread thread) {
    return switch (thread.getState()) {
      case BLOCKED -> "waits for a monitor that another thread has";
      case WAITING, TIMED_WAITING -> "waits by itself, not at the gate";
      case TERMINATED -> "has ended";
      default -> "runs";
    };
  }

  /** Threads that wait for a class show nothing of it, so it has to be guessed. */
  static String initialisers(List<ReplayThread> threads) {
    for (ReplayThread thread : threads) {
      for (ReplayFrame frame : thread.stack()) {
        if (frame.method().equals("<clinit>")) {
          return "; "
              + thread(thread.number(), thread.name())
              + " is inside of the initialisation of class "
              + frame.className()
              + ", which others may wait for";
        }
      }
    }
    return "";
  }
}
