package dev.photofinish.predict.report;

import dev.photofinish.trace.AddedCode;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The last steps of a schedule in a sentence. */
public final class Interleaving {

  /** More would not be read. */
  private static final int STEPS = 6;

  private Interleaving() {}

  /** What comes before the race, and where the two threads stand then. */
  public static String of(Schedule schedule) {
    List<ScheduleEvent> events = schedule.events();
    List<String> steps = new ArrayList<>();
    for (ScheduleEvent event : events.subList(Math.max(0, events.size() - STEPS), events.size())) {
      steps.add(thread(event) + " " + deed(event.kind()) + " (" + place(event) + ")");
    }
    String end =
        "%s is about to %s (%s), and %s to %s (%s)."
            .formatted(
                thread(schedule.first()),
                deedToCome(schedule.first().kind()),
                place(schedule.first()),
                thread(schedule.second()),
                deedToCome(schedule.second().kind()),
                place(schedule.second()));
    int left = events.size() - steps.size();
    String more =
        left > 0 ? ", after " + left + (left == 1 ? " other step," : " other steps,") : "";
    return steps.isEmpty()
        ? "They meet when both threads run up to there: " + end
        : "They meet when" + more + " " + String.join(", then ", steps) + "; then " + end;
  }

  private static String thread(ScheduleEvent event) {
    return event.threadName().isEmpty() ? "thread " + event.thread() : event.threadName();
  }

  private static String place(ScheduleEvent event) {
    String name = event.className().substring(event.className().lastIndexOf('.') + 1);
    return name
        + "."
        + AddedCode.shown(event.method())
        + (event.line() > 0 ? ":" + event.line() : "");
  }

  private static String deedToCome(EventKind kind) {
    return kind.isWrite() ? "write" : "read";
  }

  private static String deed(EventKind kind) {
    return switch (kind) {
      case READ, VOLATILE_READ -> "reads";
      case WRITE, VOLATILE_WRITE -> "writes";
      case UPDATE -> "updates";
      case ACQUIRE, ACQUIRE_SHARED -> "locks";
      case RELEASE, RELEASE_SHARED -> "unlocks";
      case WAIT -> "waits";
      case WAKE -> "wakes up";
      case NOTIFY, NOTIFY_ALL -> "notifies";
      case FORK -> "starts a thread";
      case JOIN -> "has joined a thread";
      case SIGNAL -> "signals";
      case AWAIT -> "has awaited a signal";
      case ASK -> "begins a call";
      case CHANGED -> "is done with a call";
      default -> kind.name().toLowerCase(Locale.ROOT) + "s";
    };
  }
}
