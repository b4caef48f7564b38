package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.Schedule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

  private final Schedule schedule;
  private final ScheduledCode code;
  private final Keeper keeper;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Set once, at the end; written under the lock. */
  private volatile boolean isOpen;

  private volatile boolean isEnded;

  // All below is guarded by the lock.
  private final Plans plans;
  private final List<GatedThread> planned = new ArrayList<>();
  private final Set<GatedThread> held = new HashSet<>();
  private final List<ReplayStep> steps = new ArrayList<>();
  private final Collision collision = new Collision();
  private boolean holds = true;
  private @Nullable ReplayResult result;

  private Gate(Schedule schedule, Path resultFile, long patienceNanos) {
    this.schedule = schedule;
    this.code = new ScheduledCode(schedule);
    this.plans = new Plans(schedule, code);
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
          new GatedThread(this, thread, number, plans.claim(number, thread.getName()), code);
      if (!gated.plan().isEmpty()) {
        planned.add(gated);
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
      plans.fork(parent, child);
    } finally {
      leave();
    }
  }

  /** The program is over; what became of it is written when this returns. */
  public void end() {
    isEnded = true;
    decideOnce(() -> Endings.programEnded(this));
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
      held.add(thread);
      thread.does(GatedThread.Doing.IS_HELD);
      while (!isOpen && holds) {
        changed.awaitUninterruptibly();
      }
      held.remove(thread);
      thread.does(GatedThread.Doing.RUNS);
    } finally {
      leave();
    }
  }

  void awaitTurn(GatedThread thread, Planned due) {
    lock.lock();
    try {
      thread.does(GatedThread.Doing.WAITS_FOR_TURN);
      while (!isOpen && steps.size() != due.place()) {
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
      boolean hasTurn = isOpen || steps.size() == due.place();
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
      pass(thread, event, step);
    } finally {
      leave();
    }
  }

  /** Under the lock. */
  void pass(GatedThread thread, Planned event, ReplayStep step) {
    thread.advance();
    if (result == null && steps.size() == event.place()) {
      steps.add(step);
      changed.signalAll();
    }
  }

  /** A thread comes to something of its plan, but not to what is next in it. */
  void meetsAnother(GatedThread thread, Planned due, Planned met, EventKind kind) {
    List<ReplayFrame> stack = Stacks.ofCurrent();
    decideOnce(() -> Endings.metAnother(this, thread, due, met, kind, stack));
  }

  /** A thread is about to do its racing access. */
  void standAtRace(GatedThread thread, Planned due, Memory memory, EventKind kind) {
    List<ReplayFrame> stack = Stacks.ofCurrent();
    lock.lock();
    try {
      if (result != null) {
        return;
      }
      collision.stand(side(due), new Standing(thread, memory, kind, stack));
      thread.does(GatedThread.Doing.STANDS_AT_RACE);
      decideIfBothStand();
      while (!isOpen) {
        changed.awaitUninterruptibly();
      }
      thread.does(GatedThread.Doing.RUNS);
      collision.letOtherGoFirst(side(due), changed);
    } finally {
      leave();
    }
  }

  private int side(Planned race) {
    return race.place() - schedule.events().size();
  }

  private void decideIfBothStand() {
    if (collision.hasBoth()) {
      decide(collision.isOfSameMemory() ? Endings.confirmed(this) : Endings.otherMemory(this));
    }
  }

  /** A racing access was done. */
  void raced(Planned race, String value) {
    lock.lock();
    try {
      // Nobody stood there if it was decided before.
      if (collision.isTaken(side(race))) {
        collision.at(side(race)).done(value);
        changed.signalAll();
      }
    } finally {
      leave();
    }
  }

  /** The gate cannot do what it should. */
  void failed(RuntimeException reason) {
    decideOnce(() -> Endings.gateFailed(this, reason));
  }

  /** Says what became of the run, unless that is known. */
  private void decideOnce(Supplier<ReplayResult> end) {
    lock.lock();
    try {
      if (result == null) {
        decide(end.get());
      }
    } finally {
      leave();
    }
  }

  /** Under the lock: what became of the run. */
  void decide(ReplayResult end) {
    result = end;
    changed.signalAll();
  }

  /** A thread of the program may have waited here, and used up the permit that it had. */
  private void leave() {
    lock.unlock();
    LockSupport.unpark(Thread.currentThread());
  }

  // What follows is for the keeper and the words, under the lock.

  ReentrantLock lock() {
    return lock;
  }

  Condition changed() {
    return changed;
  }

  Optional<ReplayResult> result() {
    return Optional.ofNullable(result);
  }

  List<ReplayStep> steps() {
    return steps;
  }

  Schedule schedule() {
    return schedule;
  }

  Plans plans() {
    return plans;
  }

  List<GatedThread> planned() {
    return planned;
  }

  Set<GatedThread> held() {
    return held;
  }

  Collision collision() {
    return collision;
  }

  /** Whether the program is over. */
  boolean isEnded() {
    return isEnded;
  }

  /** Nothing goes on without those that are held. */
  void letHeldGo() {
    holds = false;
    changed.signalAll();
  }

  void open() {
    isOpen = true;
    changed.signalAll();
  }
}
