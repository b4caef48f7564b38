package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathItem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs the code of one thread again along its recorded path, over the program model. If recording
 * and model do not fit, the thread is lost: from there on all that it did has to be as it was. It
 * is found again where it enters a method, as if code had called that which is not woven.
 */
final class Executor {

  private final State state;
  private final SitedEvents ahead;
  private final Control control;
  private final Places places;
  private final Steps steps;
  private final Jumps jumps;
  private final Performer performer;
  private final Exceptions exceptions;
  private final Observer observer;
  private final Losses losses = new Losses();

  /** How many events with a site have come. */
  private long sited;

  /** Whether the thread was lost on the way to an event that has not come yet. */
  private boolean isAstray;

  Executor(State state, SitedEvents ahead, Observer observer) {
    this.state = state;
    this.ahead = ahead;
    this.observer = observer;
    this.places = new Places(state);
    Computation computation =
        new Computation(state.code, state.objects, state.terms, state.conditions);
    this.exceptions = new Exceptions(state);
    this.control = new Control(state, computation, places, exceptions);
    this.jumps = new Jumps(state, computation, observer);
    this.steps = new Steps(state, control, new Memory(state), computation, jumps, exceptions);
    this.performer = new Performer(state);
  }

  Losses losses() {
    return losses;
  }

  /** The calls that lead to the event that was last, outermost first; none if it is lost. */
  List<CallSite> callers(Event event) {
    Frame top = state.top();
    boolean isKnown =
        top != null
            && event.site() != 0
            && state.code.site(event.site()).method() == top.method.number();
    return isKnown ? CallStacks.callers(state.frames) : List.of();
  }

  /** The next event of the thread with what is known of it. */
  SymbolicEvent advance(Event event) {
    state.before = event.number();
    state.hasBeenOutside = false;
    SymbolicEvent found = losses.isForGood() ? lost(event) : follow(event);
    state.after = event.number();
    hold(event);
    return found;
  }

  private void hold(Event event) {
    if (event.kind() == EventKind.ACQUIRE) {
      state.held.add(event.object());
    } else if (event.kind() == EventKind.RELEASE) {
      state.held.remove(event.object());
    }
  }

  private SymbolicEvent follow(Event event) {
    try {
      return event.site() == 0 ? withoutSite(event) : withSite(event);
    } catch (LostException e) {
      lose(e);
      if (event.site() != 0) {
        skip();
      }
      return lost(event);
    }
  }

  /** Whether the thread is where it was lost, in no method that is followed. */
  private boolean isOutside() {
    return state.isAdrift && state.frames.isEmpty();
  }

  /** Runs what is left behind the last event. */
  void finish(long before) {
    state.before = before;
    state.hasBeenOutside = false;
    if (!losses.isForGood() && !isAstray && !ahead.hasGap()) {
      try {
        run(null);
      } catch (LostException e) {
        lose(e);
      }
    }
  }

  private void lose(LostException why) {
    loseFrames(why);
    isAstray = true;
  }

  private void loseFrames(LostException why) {
    losses.add(why);
    exceptions.forget();
    state.lose();
  }

  /**
   * Goes on behind the event that has come: where the thread was on the way to it does not matter.
   */
  private void skip() {
    isAstray = false;
    if (!state.skipTo(sited)) {
      losses.giveUp();
    }
  }

  private SymbolicEvent lost(Event event) {
    losses.count();
    return asRecorded(event);
  }

  /** All that the thread did before has to be as it was; for an update, what it finds, too. */
  private SymbolicEvent asRecorded(Event event) {
    state.conditions.asRecorded(state.past());
    boolean isUpdate = event.kind() == EventKind.UPDATE;
    boolean leavesValue = event.kind().isWrite() || event.kind() == EventKind.INITIAL;
    return new SymbolicEvent(
        event,
        state.conditions.take(),
        leavesValue && !isUpdate
            ? Optional.of(new Expression.Constant(event.value()))
            : Optional.empty());
  }

  private SymbolicEvent withSite(Event event) {
    sited++;
    Event next = ahead.next();
    if (next == null || next.site() != event.site()) {
      losses.giveUp();
      throw new LostException("not all that it did is in the trace");
    }
    boolean hasGap = ahead.hasGap();
    ahead.take();
    if (isAstray) {
      skip();
      return lost(event);
    } else if (hasGap) {
      throw new LostException(
          "it did what is not recorded, as by reflection or in a very large method");
    }
    Outcome outcome = reach(event);
    state.hasTold = false;
    return outcome == Outcome.OUTSIDE ? outside(event) : inside(event);
  }

  private SymbolicEvent inside(Event event) {
    observer.event(control.frame(), event);
    Optional<Expression> written = performer.perform(control.frame(), event);
    return new SymbolicEvent(event, state.conditions.take(), written);
  }

  private SymbolicEvent outside(Event event) {
    state.takeOutside();
    return isOutside() ? lost(event) : asRecorded(event);
  }

  private Outcome reach(Event event) {
    Outcome outcome = run(new Target(event, state.code.site(event.site())));
    if (outcome == Outcome.OVER) {
      throw new LostException("the way that it took is not recorded to its end");
    }
    return outcome;
  }

  /**
   * An event that has no item of the path. What others come to know by it has to wait for all
   * branches that may be before it, so these are run first, unless the thread has heard of others
   * by then: what is not known would depend on that.
   */
  private SymbolicEvent withoutSite(Event event) {
    ahead.next();
    ahead.pass(event);
    if (event.kind() == EventKind.INITIAL) {
      return isOutside() ? lost(event) : initial(event);
    }
    boolean tells = !SitedEvents.isNews(event) && event.kind() != EventKind.BEGIN;
    boolean isClear = !isAstray && !ahead.hasGap() && !ahead.hasNews();
    if (tells && isClear) {
      lookAhead();
    } else if (event.kind() == EventKind.SIGNAL || event.kind() == EventKind.END) {
      state.conditions.asRecorded(state.past());
      state.hasTold = true;
    }
    if (isOutside()) {
      return lost(event);
    }
    return new SymbolicEvent(event, state.conditions.take(), Optional.empty());
  }

  /** What makes an object known is mostly a store; there it is seen which object it is. */
  private void lookAhead() {
    Event next = ahead.next();
    state.isAhead = true;
    Outcome outcome = next == null ? run(null) : reach(next);
    state.isAhead = false;
    Frame frame = state.top();
    if (next != null
        && outcome == Outcome.EVENT
        && frame != null
        && frame.hasBegun
        && frame.wait == Frame.Wait.NONE
        && !frame.hasComeBack) {
      performer.bind(frame, frame.instruction(), next);
    }
  }

  private SymbolicEvent initial(Event event) {
    LocalObject object = state.objects.made(event.object());
    Optional<?> part = object == null ? Optional.empty() : part(object, event);
    if (object == null || part.isEmpty() || object.isLeaked() || !object.has(part.get())) {
      return new SymbolicEvent(
          event,
          List.of(new Condition.AsRecorded(state.past())),
          Optional.of(new Expression.Constant(event.value())));
    }
    Term term = object.get(part.get());
    LocalObject inside = term.object();
    if (inside != null && event.value() > 0) {
      state.heap.bind(inside, event.value());
    }
    Expression written = Performer.written(term, event);
    return new SymbolicEvent(event, state.conditions.take(), Optional.of(written));
  }

  private Optional<?> part(LocalObject object, Event event) {
    return object.type().isArray()
        ? Optional.of(event.member())
        : state.code.member(event.member());
  }

  /** Runs to an event, or to the end of the path. */
  private Outcome run(@Nullable Target target) {
    state.target = target;
    Outcome outcome;
    do {
      outcome = step();
    } while (outcome == Outcome.NEXT || outcome == Outcome.MOVED);
    return outcome;
  }

  private Outcome step() {
    if (state.isNext(PathItem.Kind.LOST)) {
      return goAdrift();
    }
    Frame frame = state.top();
    if (frame == null || frame.wait == Frame.Wait.BACK || frame.wait == Frame.Wait.DEAD) {
      return control.outside(frame);
    } else if (!frame.hasBegun) {
      return begin(frame);
    } else if (frame.hasComeBack) {
      if (places.isEventAt(frame, frame.instruction())) {
        return Outcome.EVENT;
      }
      frame.hasComeBack = false;
      frame.position++;
      return Outcome.MOVED;
    } else if (frame.isAtEndOfBlock()) {
      return jumps.goOn(frame);
    }
    Instruction instruction = frame.instruction();
    Outcome outcome = instruction.accept(steps);
    if (outcome == Outcome.NEXT) {
      state.watcher.ran(frame, instruction);
      frame.position++;
    }
    return outcome;
  }

  /** A part of the path was not kept: in which frames the thread is now is not known. */
  private Outcome goAdrift() {
    loseFrames(new LostException("it went a long way without an event, which is not kept"));
    state.takeOutside();
    return Outcome.MOVED;
  }

  private Outcome begin(Frame frame) {
    if (frame.method.model().isSynchronized()) {
      if (places.isEventAtEntry(frame)) {
        return Outcome.EVENT;
      }
      state.takeAgain(Monitors.lockOf(frame));
      frame.hasMonitor = true;
    }
    frame.hasBegun = true;
    return Outcome.MOVED;
  }
}
