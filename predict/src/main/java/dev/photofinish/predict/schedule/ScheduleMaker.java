package dev.photofinish.predict.schedule;

import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import dev.photofinish.trace.ScheduleThreads;
import dev.photofinish.trace.SiteInfo;
import dev.photofinish.trace.ThreadOrigins;
import dev.photofinish.trace.TraceThread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes events of a witness so that they are found again in another run. */
public final class ScheduleMaker {

  private final Run run;
  private final WitnessEvents events;
  private final ThreadOrigins origins;
  private final Map<Integer, String> threadNames = new HashMap<>();

  public ScheduleMaker(Run run, WitnessEvents events, ThreadOrigins origins) {
    this.run = run;
    this.events = events;
    this.origins = origins;
    for (TraceThread thread : run.threads()) {
      threadNames.put(thread.number(), thread.name());
    }
  }

  /**
   * The schedule of a race; nothing if it would be too long.
   *
   * @param race its place in the list that the events were collected for
   * @param location what the race is on
   */
  public Optional<Schedule> of(int race, String location) {
    return events.schedule(race).map(all -> schedule(all, location));
  }

  private Schedule schedule(List<ScheduledEvent> all, String location) {
    int end = all.size() - 2;
    List<ScheduleEvent> before =
        all.subList(0, end).stream().flatMap(event -> event(event).stream()).toList();
    return new Schedule(
        run.meta().command(),
        run.meta().launch(),
        location,
        event(all.get(end)).orElseThrow(),
        event(all.get(end + 1)).orElseThrow(),
        ScheduleThreads.of(origins, all.stream().map(ScheduledEvent::thread).toList()),
        before);
  }

  /** Nothing if the dictionary was cut before its place in the code. */
  private Optional<ScheduleEvent> event(ScheduledEvent event) {
    Dictionary names = run.dictionary();
    Optional<SiteInfo> site = names.site(event.site());
    Optional<MethodInfo> method = site.flatMap(known -> names.method(known.method()));
    Optional<ClassInfo> owner = method.flatMap(known -> names.classOf(known.classNumber()));
    if (site.isEmpty() || method.isEmpty() || owner.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new ScheduleEvent(
            event.thread(),
            threadNames.getOrDefault(event.thread(), ""),
            owner.get().name(),
            method.get().name(),
            method.get().descriptor(),
            site.get().index(),
            site.get().line(),
            event.recorded().kind(),
            event.occurrence()));
  }
}
