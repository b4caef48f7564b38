package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs the code of one thread again along its recorded path, over the program model. If recording
 * and model do not fit, the thread is lost: from there on all that it did has to be as it was.
 */
final class Executor {

  private final State state;
  private final SitedEvents ahead;
  private final Control control;
  private final Places places;
  private final Steps steps;
  private final Jumps jumps;
  private final Performer performer;
  private @Nullable String lostBecause;
  private long lostEvents;

  Executor(State state, SitedEvents ahead, Jumps.Observer observer) {
    this.state = state;
    this.ahead = ahead;
    this.places = new Places(state);
    Computation computation =
        new Computation(state.code, state.objects, state.terms, state.conditions);
    Exceptions exceptions = new Exceptions(state);
    this.control = new Control(state, computation, places, exceptions);
    this.jumps = new Jumps(state, computation, observer);
    this.steps = new Steps(state, control, new Memory(state), computation, jumps, exceptions);
    this.performer = new Performer(state);
  }

  /** Why the thread is not known from some event on. */
  Optional<String> lostBecause() {
    return Optional.ofNullable(lostBecause);
  }

  /** How many of its events were not reached. */
  long lostEvents() {
    return lostEvents;
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
    if (lostBecause == null) {
      try {
        SymbolicEvent found = event.site() == 0 ? withoutSite(event) : withSite(event);
        state.after = event.number();
        return found;
      } catch (LostException e) {
        lose(e);
      }
    }
    return lost(event);
  }

  /** Runs what is left behind the last event. */
  void finish(long before) {
    state.before = before;
    state.hasBeenOutside = false;
    if (lostBecause == null) {
      try {
        run(null);
      } catch (LostException e) {
        lose(e);
      }
    }
  }

  private void lose(LostException why) {
    lostBecause = String.valueOf(why.getMessage());
    state.frames.clear();
    state.conditions.take();
  }

  private SymbolicEvent lost(Event event) {
    lostEvents++;
    boolean leavesValue = event.kind().isWrite() || event.kind() == EventKind.INITIAL;
    return new SymbolicEvent(
        event,
        List.of(new Condition.AsRecorded(state.past())),
        leavesValue ? Optional.of(new Expression.Constant(event.value())) : Optional.empty());
  }

  private SymbolicEvent withSite(Event event) {
    Target target = ahead.next(state.code);
    if (target == null || target.event().site() != event.site()) {
      throw new LostException("its events are not all there");
    }
    ahead.take();
    reach(new Target(event, target.site()));
    Optional<Expression> written = performer.perform(control.frame(), event);
    return new SymbolicEvent(event, state.conditions.take(), written);
  }

  private void reach(Target target) {
    if (!run(target)) {
      throw new LostException("the path ends before an event");
    }
  }

  private SymbolicEvent withoutSite(Event event) {
    if (event.kind() == EventKind.NEW) {
      lookAhead();
    } else if (event.kind() == EventKind.INITIAL) {
      return initial(event);
    }
    return new SymbolicEvent(event, state.conditions.take(), Optional.empty());
  }

  /** What makes an object known is mostly a store; there it is seen which object it is. */
  private void lookAhead() {
    Target target = ahead.next(state.code);
    if (target != null) {
      state.isAhead = true;
      reach(target);
      state.isAhead = false;
      Frame frame = control.frame();
      if (frame.hasBegun && frame.wait == Frame.Wait.NONE && !frame.hasComeBack) {
        performer.bind(frame, frame.instruction(), target.event());
      }
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

  /** Runs to an event, or to the end of the path; whether it stands before the event. */
  private boolean run(@Nullable Target target) {
    state.target = target;
    while (true) {
      Outcome outcome = step();
      if (outcome == Outcome.EVENT) {
        return true;
      } else if (outcome == Outcome.OVER) {
        return false;
      }
    }
  }

  private Outcome step() {
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

  private Outcome begin(Frame frame) {
    if (frame.method.model().isSynchronized()) {
      if (places.isEventAtEntry(frame)) {
        return Outcome.EVENT;
      }
      state.monitors.take(Monitors.lockOf(frame));
      frame.hasMonitor = true;
    }
    frame.hasBegun = true;
    return Outcome.MOVED;
  }
}
