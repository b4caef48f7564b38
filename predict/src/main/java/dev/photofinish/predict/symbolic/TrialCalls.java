package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Return;
import java.util.List;
import java.util.Optional;

/** Calls and returns on a way that was not taken. */
final class TrialCalls {

  private static final int MOST_CALLS = 4;

  private final State state;
  private final List<Frame> below;
  private final Computation computation;
  private final TrialEvents events;

  /**
   * @param below the frames of the recorded run, to go back to
   */
  TrialCalls(State state, List<Frame> below, Computation computation, TrialEvents events) {
    this.state = state;
    this.below = below;
    this.computation = computation;
    this.events = events;
  }

  private Frame top() {
    return state.frames.get(state.frames.size() - 1);
  }

  /**
   * Enters the method that a call comes to, if it is certain and woven; else false.
   *
   * @param number that of the new frame
   */
  boolean enter(Invoke call, int number) {
    Frame caller = top();
    Optional<Method> target =
        state.frames.size() > MOST_CALLS ? Optional.empty() : called(caller, call);
    if (target.isEmpty()) {
      return false;
    }
    caller.wait = Frame.Wait.RETURN;
    List<Term> arguments = call.operands().stream().map(caller::get).toList();
    Frame entered = new Frame(target.get(), number, true, arguments);
    state.frames.add(entered);
    if (target.get().model().isSynchronized()) {
      events.enter(entered);
    }
    return true;
  }

  /** Goes back to the caller. */
  void leave(Return returned) {
    Frame left = top();
    Term value = returned.value().map(left::get).orElse(Term.ZERO);
    if (left.hasMonitor) {
      events.leave(left, returned);
    }
    state.frames.remove(left);
    if (state.frames.isEmpty()) {
      state.frames.add(recordedCaller(left));
    }
    Frame caller = top();
    caller.instruction().result().ifPresent(result -> caller.set(result, value));
    caller.wait = Frame.Wait.NONE;
    caller.position++;
  }

  private Frame recordedCaller(Frame left) {
    int at = below.size() - 1;
    while (at >= 0 && below.get(at).number >= left.number) {
      at--;
    }
    if (at < 0 || !left.isLinked || below.get(at).wait == Frame.Wait.NONE) {
      throw new LostException("the caller is not known");
    }
    return new Frame(below.get(at));
  }

  private Optional<Method> called(Frame frame, Invoke call) {
    CallTargets targets = new CallTargets(state.code.program());
    Optional<MethodModel> only = state.code.overrides().only(call);
    Optional<MethodModel> certain = targets.certain(call);
    Optional<MethodModel> target =
        certain
            .or(() -> selected(frame, call, targets))
            .or(() -> only)
            .filter(method -> method.owner().isApplication() && method.hasCode());
    if (target.isEmpty()) {
      return Optional.empty();
    }
    boolean isAny = target.equals(certain) || target.equals(only);
    if (call.receiver().isEmpty()) {
      events.requireInitialised(frame, target.get().owner().name());
    } else if (!isAny || !frame.isReceiver(call.operand(0))) {
      require(receiver(frame, call));
    }
    return Optional.of(state.code.method(events.source().numbers().method(target.get())));
  }

  private Optional<MethodModel> selected(Frame frame, Invoke call, CallTargets targets) {
    return call.kind().isDispatched()
        ? computation
            .typeOf(receiver(frame, call))
            .flatMap(type -> targets.selected(call, type.internalName()))
        : Optional.empty();
  }

  private Term receiver(Frame frame, Invoke call) {
    return state.conditions.known(frame.get(call.operand(0)));
  }

  /** The receiver has to be the object that it was. */
  private void require(Term receiver) {
    boolean isKnown = receiver.object() != null || (receiver.hasValue() && receiver.value() > 0);
    if (!isKnown) {
      throw new LostException("an object that is not known");
    }
    state.conditions.asRecorded(receiver);
  }
}
