package dev.photofinish.replay;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.MethodName;
import dev.photofinish.trace.AddedCode;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The course of a run in which the race was confirmed, in the words of findings. */
final class Course {

  private final Schedule schedule;
  private final ReplayResult result;
  private final Map<Integer, String> names = new TreeMap<>();
  private final Deeds deeds;

  private Course(Schedule schedule, ReplayResult confirmed) {
    this.schedule = schedule;
    this.result = confirmed;
    result.steps().forEach(step -> name(step.event()));
    name(schedule.first());
    name(schedule.second());
    this.deeds = new Deeds(names);
  }

  static Interleaving of(Schedule schedule, ReplayResult confirmed) {
    return new Course(schedule, confirmed).interleaving();
  }

  private void name(ScheduleEvent event) {
    String name = event.threadName().isEmpty() ? "thread " + event.thread() : event.threadName();
    names.putIfAbsent(event.thread(), name);
  }

  private Interleaving interleaving() {
    List<Integer> numbers = new ArrayList<>(names.keySet());
    List<Interleaving.Step> steps = new ArrayList<>();
    for (ReplayStep step : result.steps()) {
      steps.add(step(numbers, step.event(), deeds.of(step)));
    }
    return new Interleaving(
        new ArrayList<>(names.values()),
        steps,
        race(numbers, schedule.first(), result.threads().get(0)),
        race(numbers, schedule.second(), result.threads().get(1)));
  }

  private static Interleaving.Step race(
      List<Integer> numbers, ScheduleEvent event, ReplayThread thread) {
    return step(numbers, event, Deeds.of(event.kind(), thread.about(), thread.value()));
  }

  private static Interleaving.Step step(List<Integer> numbers, ScheduleEvent event, String deed) {
    Frame place = new Frame(method(event), "", event.line());
    return new Interleaving.Step(numbers.indexOf(event.thread()), place, deed);
  }

  static MethodName method(ScheduleEvent event) {
    return new MethodName(
        event.className(),
        AddedCode.shown(event.method()),
        Descriptors.parameters(event.descriptor()));
  }
}
