package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.Schedule;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets the events of a schedule happen one after the other, until two threads stand before the
 * racing accesses. Then, or when the program cannot follow, it opens, and everybody runs freely.
 *
 * <p>What the schedule does not have happens whenever a thread comes to it. A thread for which the
 * schedule has nothing more is held at its next event, unless nothing goes on without it.
 *
 * <p>Whatever orders it keeps or fails to keep, what it confirms is seen: each of the two threads
 * has nothing to do next but its access, to the same memory.
 */
public final class Gate {

  private final ScheduledCode code;
  private final Keeper keeper;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Set once, at the end; written under the lock. */
  private volatile boolean isOpen;

  private volatile boolean isEnded;

  /** Guarded by the lock. */
  private final Course course;

  private Gate(Schedule schedule, Path resultFile, long patienceNanos) {
    this.code = new ScheduledCode(schedule);
    this.course = new Course(schedule, code, changed);
    this.keeper = new Keeper(this, resultFile, patienceNanos);
  }

  /**
   * Begins to hold threads.
   *
   * @param resultFile where what became of it is written, as soon as that is known
   * @param patienceNanos how long nothing may go on before it is given up
   */
  public static Gate begin(Schedule schedule, Path resultFile, long patienceNanos) {
    if (!schedule.isOfRace()) {
      throw new IllegalArgumentException("the schedule is of no race");
    }
    Gate gate = new Gate(schedule, resultFile, patienceNanos);
    gate.keeper.start();
    return gate;
  }

  /** To be told of all that is woven. */
  public ScheduledCode code() {
    return code;
  }

  /** A thread of the program comes to its first event. */
  public GatedThread thread(Thread thread, int number) {
    lock.lock();
    try {
      GatedThread gated =
          new GatedThread(
              this, thread, number, course.plans().claim(number, thread.getName()), code);
      if (!gated.plan().isEmpty()) {
        course.planned().add(gated);
      }
      return gated;
    } finally {
      leave();
    }
  }

  /** A thread of the program is about to start another, which nobody has started before. */
  public void fork(int parent, int child) {
    lock.lock();
    try {
      course.plans().fork(parent, child);
    } finally {
      leave();
    }
  }

  /** The program is over; what became of it is written when this returns. */
  public void end() {
    isEnded = true;
    decideOnce(() -> Endings.programEnded(course));
    keeper.finish();
  }

  boolean isOpen() {
    return isOpen;
  }

  /** Holds a thread for which the schedule has nothing more. */
  void hold(GatedThread thread) {
    if (!code.isAwake()) {
      return;
    }
    lock.lock();
    try {
      course.held().add(thread);
      thread.does(GatedThread.Doing.IS_HELD);
      while (!isOpen && course.holds()) {
        changed.awaitUninterruptibly();
      }
      course.held().remove(thread);
      thread.does(GatedThread.Doing.RUNS);
    } finally {
      leave();
    }
  }

  void awaitTurn(GatedThread thread, Planned due) {
    lock.lock();
    try {
      thread.does(GatedThread.Doing.WAITS_FOR_TURN);
      while (!isOpen && !course.isNext(due)) {
        changed.awaitUninterruptibly();
      }
      thread.does(GatedThread.Doing.RUNS);
    } finally {
      leave();
    }
  }

  /**
   * Waits before a call that may wait, and takes something when it goes on, until the end of the
   * call is due. If nothing goes on by that, others may need what else the call does.
   */
  void awaitTurnToTake(GatedThread thread, Planned due) {
    lock.lock();
    try {
      thread.does(GatedThread.Doing.WAITS_TO_TAKE);
      while (!isOpen && !course.isNext(due) && thread.doing() != GatedThread.Doing.RUNS) {
        changed.awaitUninterruptibly();
      }
      thread.does(GatedThread.Doing.RUNS);
    } finally {
      leave();
    }
  }

  /** Whether it is the turn of a thread, which waits by other means. */
  boolean hasTurn(GatedThread thread, Planned due) {
    lock.lock();
    try {
      boolean hasTurn = isOpen || course.isNext(due);
      thread.does(hasTurn ? GatedThread.Doing.RUNS : GatedThread.Doing.WAITS_FOR_TURN);
      return hasTurn;
    } finally {
      leave();
    }
  }

  /** An event of the schedule has happened. */
  void passed(GatedThread thread, Planned event, ReplayStep step) {
    lock.lock();
    try {
      course.pass(thread, event, step);
    } finally {
      leave();
    }
  }

  /** A thread comes to something of its plan, but not to what is next in it. */
  void meetsAnother(GatedThread thread, Planned due, Planned met, EventKind kind) {
    List<ReplayFrame> stack = Stacks.ofCurrent();
    decideOnce(() -> Endings.metAnother(course, thread, due, met, kind, stack));
  }

  /** A thread is about to do its racing access. */
  void standAtRace(GatedThread thread, Planned due, Memory memory, EventKind kind) {
    List<ReplayFrame> stack = Stacks.ofCurrent();
    lock.lock();
    try {
      if (course.result().isPresent()) {
        return;
      }
      course.collision().stand(course.side(due), new Standing(thread, memory, kind, stack));
      thread.does(GatedThread.Doing.STANDS_AT_RACE);
      decideIfBothStand();
      while (!isOpen) {
        changed.awaitUninterruptibly();
      }
      thread.does(GatedThread.Doing.RUNS);
      course.collision().letOtherGoFirst(course.side(due), changed);
    } finally {
      leave();
    }
  }

  private void decideIfBothStand() {
    if (course.collision().hasBoth()) {
      course.decide(
          course.collision().isOfSameMemory()
              ? Endings.confirmed(course)
              : Endings.otherMemory(course));
    }
  }

  /** A racing access was done. */
  void raced(Planned race, String value) {
    lock.lock();
    try {
      // Nobody stood there if it was decided before.
      if (course.collision().isTaken(course.side(race))) {
        course.collision().at(course.side(race)).done(value);
        changed.signalAll();
      }
    } finally {
      leave();
    }
  }

  /** The gate cannot do what it should. */
  void failed(RuntimeException reason) {
    decideOnce(() -> Endings.gateFailed(course, reason));
  }

  /** Says what became of the run, unless that is known. */
  private void decideOnce(Supplier<ReplayResult> end) {
    lock.lock();
    try {
      if (course.result().isEmpty()) {
        course.decide(end.get());
      }
    } finally {
      leave();
    }
  }

  /** A thread of the program may have waited here, and used up the permit that it had. */
  private void leave() {
    lock.unlock();
    LockSupport.unpark(Thread.currentThread());
  }

  // What follows is for the keeper, under the lock.

  ReentrantLock lock() {
    return lock;
  }

  Condition changed() {
    return changed;
  }

  Course course() {
    return course;
  }

  /** Whether the program is over. */
  boolean isEnded() {
    return isEnded;
  }

  void open() {
    isOpen = true;
    changed.signalAll();
  }
}
