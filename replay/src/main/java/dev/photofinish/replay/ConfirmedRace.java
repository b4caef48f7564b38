package dev.photofinish.replay;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A race that was seen, in the words of findings. */
public final class ConfirmedRace {

  private final Schedule schedule;
  private final ReplayResult result;
  private final ReplayThread first;
  private final ReplayThread second;

  private ConfirmedRace(Schedule schedule, ReplayResult result) {
    this.schedule = schedule;
    this.result = result;
    this.first = result.threads().get(0);
    this.second = result.threads().get(1);
  }

  /**
   * The race that was seen.
   *
   * @param file of the schedule, as the user names it
   */
  public static Race of(Schedule schedule, ReplayResult confirmed, String file) {
    return new ConfirmedRace(schedule, confirmed).race(file);
  }

  private Race race(String file) {
    Access one = access(schedule.first(), first);
    Access other = access(schedule.second(), second);
    return new Race(
        location(),
        Optional.empty(),
        one,
        other,
        Optional.of(fix(one, other)),
        List.of(
            new Evidence(
                Verdict.CONFIRMED,
                Engine.REPLAY,
                because(),
                Optional.of(file),
                Optional.of(Course.of(schedule, result)))));
  }

  /** As predict names it: elements and contents go by the field that holds them. */
  private Location location() {
    String name = schedule.location();
    int colon = name.lastIndexOf(':');
    Optional<Location.OfAllocation> made = Location.OfAllocation.ofPlace(name);
    if (made.isPresent()) {
      return made.get();
    } else if (colon > 0) {
      return new Location.OfAllocation(Course.method(schedule.first()), schedule.first().line());
    }
    int dot = name.lastIndexOf('.');
    Location.OfField field =
        new Location.OfField(name.substring(0, Math.max(0, dot)), name.substring(dot + 1));
    boolean isContents = first.about().endsWith("]") || first.about().startsWith("contents of ");
    return isContents ? new Location.OfContents(field) : field;
  }

  private static Access access(ScheduleEvent event, ReplayThread thread) {
    AccessKind kind = event.kind().isWrite() ? AccessKind.WRITE : AccessKind.READ;
    return new Access(kind, name(thread), thread.locks(), stack(event, thread));
  }

  private static String name(ReplayThread thread) {
    return thread.name().isEmpty() ? "thread " + thread.number() : thread.name();
  }

  /** Outermost first, without what the platform does to come to the program. */
  private static List<Frame> stack(ScheduleEvent event, ReplayThread thread) {
    List<Frame> frames = new ArrayList<>();
    for (ReplayFrame frame : thread.stack()) {
      frames.add(frame(frame));
    }
    Collections.reverse(frames);
    while (frames.size() > 1 && isPlatform(frames.get(0).method().className())) {
      frames.remove(0);
    }
    return frames.isEmpty() ? List.of(new Frame(Course.method(event), "", event.line())) : frames;
  }

  private static boolean isPlatform(String className) {
    return className.startsWith("java.") || className.startsWith("jdk.");
  }

  private static Frame frame(ReplayFrame frame) {
    String className = frame.className();
    int dot = className.lastIndexOf('.');
    String folder = dot < 0 ? "" : className.substring(0, dot + 1).replace('.', '/');
    return new Frame(
        new MethodName(className, frame.method(), Descriptors.parameters(frame.descriptor())),
        frame.file().isEmpty() ? "" : folder + frame.file(),
        frame.line());
  }

  private List<String> because() {
    List<String> because = new ArrayList<>();
    because.add(
        "Both threads stood before their accesses to "
            + first.about()
            + " at once, in a run of the program: nothing but chance decides who goes first.");
    if (!first.value().isEmpty() && !second.value().isEmpty()) {
      boolean isSecondFirst = !schedule.second().kind().isWrite();
      because.add(
          "Let go, "
              + (isSecondFirst ? deed(schedule.second(), second) : deed(schedule.first(), first))
              + ", and then "
              + (isSecondFirst ? deed(schedule.first(), first) : deed(schedule.second(), second))
              + ".");
    }
    return because;
  }

  /** {@code worker wrote 7}. */
  private static String deed(ScheduleEvent event, ReplayThread thread) {
    return name(thread) + (event.kind().isWrite() ? " wrote " : " read ") + thread.value();
  }

  private static String fix(Access one, Access other) {
    if (one.locks().isEmpty() == other.locks().isEmpty()) {
      return "Make both accesses under the same lock.";
    }
    Access locked = one.locks().isEmpty() ? other : one;
    Access bare = one.locks().isEmpty() ? one : other;
    return "Hold the lock of the other access ("
        + String.join(", ", locked.locks())
        + ") in "
        + bare.site().method().signature()
        + ", too.";
  }
}
