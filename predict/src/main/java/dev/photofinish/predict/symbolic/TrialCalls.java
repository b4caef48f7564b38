package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import java.util.Optional;

/** Which method a call would come to on a way that was not taken. */
final class TrialCalls {

  private final State state;
  private final Computation computation;
  private final TrialEvents events;

  TrialCalls(State state, Computation computation, TrialEvents events) {
    this.state = state;
    this.computation = computation;
    this.events = events;
  }

  /** The method, if it is certain and woven. */
  Optional<Method> called(Frame frame, Invoke call) {
    CallTargets targets = new CallTargets(state.code.program());
    Optional<MethodModel> target = targets.certain(call);
    if (target.isEmpty() && call.kind().isDispatched()) {
      target =
          computation
              .typeOf(receiver(frame, call))
              .flatMap(type -> targets.selected(call, type.internalName()));
    }
    target = target.filter(method -> method.owner().isApplication() && method.hasCode());
    if (target.isEmpty()) {
      return Optional.empty();
    }
    if (call.receiver().isEmpty()) {
      events.requireInitialised(frame, target.get().owner().name());
    } else {
      require(receiver(frame, call));
    }
    return Optional.of(state.code.method(events.source().numbers().method(target.get())));
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
