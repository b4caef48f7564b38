package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.ScheduleEvent;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thread of the program before the gate. It asks before each event, and tells when the event is
 * done. Confined to the thread, but for what is marked.
 */
public final class GatedThread {

  /** What the gate has a thread do. */
  enum Doing {
    RUNS,
    WAITS_FOR_TURN,
    WAITS_TO_TAKE,
    STANDS_AT_RACE,
    IS_HELD
  }

  private static final int KINDS = EventKind.values().length;

  private final Gate gate;
  private final ScheduledCode code;
  private final Thread thread;
  private final int number;
  private final ThreadPlan plan;

  private Supplier<List<String>> locks = List::of;

  /** How often each instruction of the schedule was come to, for each kind of event by itself. */
  private final int[] counts;

  /** Which event of the plan comes next; written by the thread under the lock of the gate. */
  private int next;

  /** Guarded by the lock of the gate. */
  private Doing doing = Doing.RUNS;

  // The event that was asked for and is not done yet.
  private boolean isAsked;
  private EventKind kind = EventKind.GAP;

  /** Which of the counts is that of the event; 0 if the schedule does not have its instruction. */
  private int counted;

  private long object;
  private int member;
  private @Nullable Planned current;

  /** What the event is about, if it is no field. */
  private @Nullable Object about;

  GatedThread(Gate gate, Thread thread, int number, ThreadPlan plan, ScheduledCode code) {
    this.gate = gate;
    this.thread = thread;
    this.number = number;
    this.plan = plan;
    this.code = code;
    this.counts = new int[plan.isEmpty() ? 0 : (code.instructionCount() + 1) * KINDS];
  }

  /** Who can tell the locks that the thread holds. */
  public void holds(Supplier<List<String>> held) {
    locks = held;
  }

  List<String> locks() {
    return locks.get();
  }

  Thread thread() {
    return thread;
  }

  /** The number that the schedule has for it, or that it has in this run. */
  int number() {
    return plan.isEmpty() ? number : plan.number();
  }

  ThreadPlan plan() {
    return plan;
  }

  /** What it is to come to next; under the lock of the gate, or by the thread itself. */
  @Nullable Planned due() {
    return plan.at(next);
  }

  Doing doing() {
    return doing;
  }

  void does(Doing what) {
    doing = what;
  }

  /** Under the lock of the gate. */
  void advance() {
    next++;
  }

  /** The array, atomic object or lock that the next event is about. */
  public void about(Object what) {
    about = what;
  }

  /** Waits until an event may happen. It is not told here if the schedule does not care. */
  public void ask(EventKind what, int site, long ofObject, int ofMember) {
    if (gate.isOpen() || site == 0) {
      return;
    }
    takeBack();
    isAsked = true;
    kind = what;
    object = ofObject;
    member = ofMember;
    Planned due = due();
    if (due == null) {
      gate.hold(this);
      return;
    }
    int instruction = code.instruction(site);
    if (instruction != 0) {
      EventKind group = ScheduleEvent.countedAs(what);
      counted = instruction * KINDS + group.code();
      meetOrOpen(due, plan.find(next, instruction, group, ++counts[counted]));
    }
  }

  /**
   * Waits until a call may end that is about to be made and takes something, so that it takes it in
   * its turn: its end is asked for only when it has.
   */
  public void askToTake(int site) {
    Planned due = gate.isOpen() || site == 0 ? null : due();
    if (due != null && isEndOfCall(due, code.instruction(site))) {
      gate.awaitTurnToTake(this, due);
    }
  }

  private boolean isEndOfCall(Planned due, int instruction) {
    EventKind group = ScheduleEvent.countedAs(due.event().kind());
    return group == EventKind.AWAIT
        && due.instruction() == instruction
        && due.event().occurrence() == counts[instruction * KINDS + group.code()] + 1;
  }

  /** Whatever is wrong with the gate, the program is not to know. */
  private void meetOrOpen(Planned due, @Nullable Planned met) {
    try {
      meet(due, met);
    } catch (RuntimeException e) {
      gate.failed(e);
    }
  }

  private void meet(Planned due, @Nullable Planned met) {
    if (met == null) {
      return;
    }
    if (!met.equals(due) && mayBeOneMore(met)) {
      passUncounted();
      return;
    }
    if (!met.equals(due) || !isSame(met.event().kind())) {
      gate.meetsAnother(this, due, met, kind);
      return;
    }
    current = due;
    if (due.isRace()) {
      gate.standAtRace(this, due, new Memory(object, member, text().about()), kind);
    } else if (kind == EventKind.WAKE && about != null && Thread.holdsLock(about)) {
      Monitors.leaveUntil(about, gate, this, due);
    } else if (kind == EventKind.ACQUIRE && about instanceof Condition condition) {
      Conditions.leaveUntil(condition, gate, this, due);
    } else {
      gate.awaitTurn(this, due);
    }
  }

  /**
   * Whether an atomic access writes is known only afterwards, and so is whether a call that has
   * waited for others had to.
   */
  private boolean isSame(EventKind planned) {
    boolean areAtomic =
        planned.isAccess() && kind.isAccess() && !planned.isPlain() && !kind.isPlain();
    return areAtomic || ScheduleEvent.countedAs(kind) == EventKind.AWAIT || planned == kind;
  }

  /**
   * Whether an event that comes too early may be one that the recorded run had not: an access more
   * where the clock went on, or where somebody else came between. If it is not, the thread does not
   * come to what it has to do next, and that is found out there.
   */
  private boolean mayBeOneMore(Planned met) {
    return kind.isAccess() && !met.isRace();
  }

  private void passUncounted() {
    counts[counted]--;
    counted = 0;
  }

  /** What was asked for did not happen. */
  private void takeBack() {
    if (isAsked && counted != 0) {
      counts[counted]--;
    }
    reset();
  }

  private void reset() {
    isAsked = false;
    counted = 0;
    current = null;
  }

  /** An event happens that may have been asked for. */
  public void tell(EventKind what, int site, long ofObject, int ofMember, long value) {
    if (site == 0 || (gate.isOpen() && current == null)) {
      return;
    }
    if (!isAsked || kind != what) {
      ask(what, site, ofObject, ofMember);
    }
    boolean isOfThread = what == EventKind.FORK || what == EventKind.JOIN;
    done(what.isAccess() ? text().value(value) : isOfThread ? Long.toString(value) : "");
  }

  /** What was asked for is done; the number that was read or written. */
  public void done(long value) {
    if (isAsked) {
      done(current == null ? "" : text().value(value));
    }
    about = null;
  }

  /** The same of a reference, with the number of its object. */
  public void done(@Nullable Object value, long ofValue) {
    if (isAsked) {
      done(current == null ? "" : ValueText.of(value, ofValue));
    }
    about = null;
  }

  private void done(String value) {
    Planned done = current;
    if (done != null && done.isRace()) {
      gate.raced(done, value);
    } else if (done != null) {
      gate.passed(this, done, new ReplayStep(done.event(), text().about(), value));
    }
    reset();
    about = null;
  }

  private EventText text() {
    return new EventText(kind, object, member, about, code);
  }
}
