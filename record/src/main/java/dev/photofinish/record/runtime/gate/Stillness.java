package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.ReplayResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Whether anything goes on. Nothing does if the schedule is where it was, and the threads that it
 * waits for are where they were, and do not wait for a time that is to come. One that runs in
 * circles does nothing, either, after a longer time. Confined to the keeper, which has the lock of
 * the course.
 */
final class Stillness {

  /** A part of the patience after which threads that are held are let go, to see if that helps. */
  private static final int HELD = 5;

  /** So many times that for those that wait before a call, as they are in the order wanted. */
  private static final int TAKERS = 2;

  private static final int LOOKS = 20;

  /** So many times the patience for threads that run, but do not come to what is wanted. */
  private static final int CIRCLES = 12;

  private final Course course;
  private final long patience;
  private List<Object> last = List.of();
  private int lastProgress = -1;
  private long lastLook = System.nanoTime();
  private long stillSince = lastLook;
  private long progressAt = lastLook;

  Stillness(Course course, long patienceNanos) {
    this.course = course;
    this.patience = patienceNanos;
  }

  /** Looks now and then, and says when it is to be given up. */
  Optional<ReplayResult> watch() {
    long now = System.nanoTime();
    if (now - lastLook < patience / LOOKS) {
      return Optional.empty();
    }
    lastLook = now;
    look(now);
    boolean isStill = now - stillSince > patience;
    boolean isLong = now - progressAt > CIRCLES * patience;
    if (now - stillSince > patience / HELD || now - progressAt > patience) {
      course.letHeldGo();
    }
    if (now - stillSince > TAKERS * patience / HELD && isWantedBlocked()) {
      course.letTakersGo();
    }
    return isStill || isLong
        ? Optional.of(Endings.stuck(course, now - (isStill ? stillSince : progressAt)))
        : Optional.empty();
  }

  private void look(long now) {
    int progress = progress();
    List<Object> seen = new ArrayList<>();
    seen.add(progress);
    boolean isTimed = false;
    for (GatedThread each : Expected.threads(course)) {
      boolean isWaiting = each.thread().getState() == Thread.State.TIMED_WAITING;
      List<StackTraceElement> stack = Arrays.asList(each.thread().getStackTrace());
      isTimed |= isWaiting && !IdleWorkers.isIdle(stack);
      seen.add(stack);
    }
    if (isTimed || !seen.equals(last)) {
      stillSince = now;
    }
    if (progress != lastProgress) {
      progressAt = now;
    }
    last = seen;
    lastProgress = progress;
  }

  /** Whether the thread that is to go on waits for what another has to do. */
  private boolean isWantedBlocked() {
    int wanted = Expected.event(course).thread();
    return course.planned().stream()
        .filter(each -> each.number() == wanted && each.doing() == GatedThread.Doing.RUNS)
        .map(each -> each.thread().getState())
        .anyMatch(state -> state == Thread.State.WAITING || state == Thread.State.BLOCKED);
  }

  private int progress() {
    return course.steps().size()
        + course.planned().size()
        + (course.collision().isTaken(0) ? 1 : 0)
        + (course.collision().isTaken(1) ? 1 : 0);
  }
}
