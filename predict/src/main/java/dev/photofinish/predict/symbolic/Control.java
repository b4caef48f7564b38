package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Return;
import dev.photofinish.trace.PathItem;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which method runs, and where: calls, returns, exceptions, by the items of the path. */
final class Control {

  private final State state;
  private final CallTargets targets;
  private final CallResults results;
  private final Computation computation;
  private final Places places;
  private final Exceptions exceptions;
  private Outcome stop = Outcome.EVENT;

  Control(State state, Computation computation, Places places, Exceptions exceptions) {
    this.state = state;
    this.targets = new CallTargets(state.code.program());
    this.results = new CallResults(state);
    this.computation = computation;
    this.places = places;
    this.exceptions = exceptions;
  }

  Frame frame() {
    Frame top = state.top();
    if (top == null) {
      throw new LostException("it did something in no method");
    }
    return top;
  }

  /** How a step ended that stopped at an event, or for a class to be initialised. */
  Outcome stopped() {
    return stop;
  }

  boolean isEventHere(Instruction instruction) {
    stop = Outcome.EVENT;
    return places.isEventAt(frame(), instruction);
  }

  /** Whether a class is initialised first; then its code comes next. */
  boolean initialises() {
    PathItem item = state.peek();
    if (item == null || item.kind() != PathItem.Kind.ENTER) {
      return false;
    }
    Method entered = state.code.method(item.number());
    if (!entered.model().isClassInitializer()) {
      return false;
    }
    state.enter(entered, false, List.of());
    stop = Outcome.MOVED;
    return true;
  }

  Outcome call(Instruction call) {
    Frame caller = frame();
    if (call instanceof Invoke invoke) {
      if (invoke.receiver().isEmpty() && initialises()) {
        return Outcome.MOVED;
      }
      Optional<MethodModel> certain = targets.certain(invoke);
      if (certain.isPresent() && enters(certain.get())) {
        invoke.receiver().ifPresent(value -> state.conditions.notZero(caller.get(value)));
        caller.wait = Frame.Wait.RETURN;
        enterLinked(caller, invoke);
        return Outcome.MOVED;
      }
    }
    caller.wait = Frame.Wait.BACK;
    caller.call = call;
    caller.entered = 0;
    caller.result = null;
    return Outcome.MOVED;
  }

  private boolean enters(MethodModel method) {
    PathItem item = state.peek();
    return item != null
        && item.kind() == PathItem.Kind.ENTER
        && state.code.method(item.number()).model() == method;
  }

  /** Whether code that is not followed may have caught an exception, unseen, and called on. */
  private boolean mayHaveDied() {
    return CallStacks.mayHaveDied(state.frames, state.frames.size() - 1);
  }

  private void enterLinked(Frame caller, Invoke call) {
    PathItem item = state.peek();
    boolean isSure = !mayHaveDied();
    List<Term> arguments = arguments(caller, call, isSure);
    if (item != null) {
      caller.entered++;
      Frame entered = state.enter(state.code.method(item.number()), true, arguments);
      if (isSure) {
        state.watcher.entered(entered, caller, call);
      }
    }
  }

  private List<Term> arguments(Frame caller, Invoke call, boolean isSure) {
    List<Term> arguments = call.operands().stream().map(caller::get).toList();
    if (isSure) {
      return arguments;
    }
    arguments.forEach(state.heap::leak);
    return Stream.generate(state::unknown).limit(arguments.size()).toList();
  }

  /** One step in code that is not followed: below all frames, behind a call, or in an exception. */
  Outcome outside(@Nullable Frame top) {
    boolean isAdrift = top == null && state.isAdrift;
    if (isAdrift) {
      state.conditions.asRecorded(state.past());
    }
    PathItem item = state.peek();
    if (item == null) {
      return Outcome.OVER;
    } else if (isAdrift && item.kind() != PathItem.Kind.ENTER) {
      return adrift(item);
    }
    if (item.kind() != PathItem.Kind.CATCH && item.kind() != PathItem.Kind.EVENT) {
      exceptions.forget();
    }
    switch (item.kind()) {
      case ENTER -> enter(top, state.code.method(item.number()));
      case EVENT -> {
        return event(top);
      }
      case BACK -> {
        if (top == null || top.wait != Frame.Wait.BACK || !state.wasNamed(top)) {
          throw new LostException("a call came back that was not made");
        }
        comeBack(top);
      }
      case BACK_TO -> comeBack(caller(item.number()));
      case CATCH -> exceptions.caught(item);
      default -> throw new LostException("a branch was taken in code that is not followed");
    }
    return Outcome.MOVED;
  }

  /** One step of frames that are not followed any more. */
  private Outcome adrift(PathItem item) {
    if (item.kind() == PathItem.Kind.EVENT) {
      return Outcome.OUTSIDE;
    }
    state.takeOutside();
    return Outcome.MOVED;
  }

  private Outcome event(@Nullable Frame top) {
    if (top != null && places.isEventOfCall(top)) {
      return Outcome.EVENT;
    } else if (places.isEventOfAdded()) {
      exceptions.forget();
      goOutside(callerBelow(top));
      return Outcome.OUTSIDE;
    }
    exceptions.unwind();
    return Outcome.EVENT;
  }

  private Frame caller(int number) {
    Frame frame = state.frame(number);
    if (frame == null || frame.wait != Frame.Wait.BACK) {
      throw new LostException("a call came back to where it was not made");
    }
    state.popTo(frame);
    return frame;
  }

  private void enter(@Nullable Frame top, Method method) {
    Frame caller = callerBelow(top);
    if (caller != null && caller.entered == 0 && !mayHaveDied() && isCalled(caller, method)) {
      enterLinked(caller, (Invoke) Objects.requireNonNull(caller.call));
      return;
    }
    goOutside(caller);
    if (caller == null && state.isAdrift) {
      state.monitors.reset(state.held);
    }
    List<Term> arguments =
        Stream.generate(state::unknown).limit(method.body().parameters().size()).toList();
    state.enter(method, false, arguments);
  }

  /** The frame that has called the code that is not followed and runs now, if there is one. */
  private @Nullable Frame callerBelow(@Nullable Frame top) {
    Frame caller = top != null && top.wait == Frame.Wait.DEAD ? state.topmostCaller() : top;
    state.popTo(caller);
    return caller;
  }

  /** A call has come to code that is not followed, and that does something which is told. */
  private void goOutside(@Nullable Frame caller) {
    state.hasBeenOutside = true;
    if (caller == null) {
      return;
    } else if (caller.result != null) {
      throw new LostException("a call that was over went on");
    }
    caller.entered++;
    Objects.requireNonNull(caller.call)
        .operands()
        .forEach(operand -> state.heap.leak(caller.get(operand)));
  }

  /** Whether it was certainly the waiting call that entered a method (figure 4 of the paper). */
  private boolean isCalled(Frame caller, Method method) {
    if (!(caller.call instanceof Invoke call) || !call.kind().isDispatched()) {
      return false;
    }
    Term receiver = state.conditions.known(caller.get(call.operand(0)));
    Set<MethodModel> possible = state.code.overrides().of(call);
    boolean isIt =
        computation
            .typeOf(receiver)
            .map(type -> targets.selected(call, type.internalName()))
            .map(selected -> selected.filter(method.model()::equals).isPresent())
            .orElseGet(() -> possible.contains(method.model()));
    if (isIt && !possible.equals(Set.of(method.model()))) {
      state.conditions.asRecorded(receiver);
    } else if (isIt && !caller.isReceiver(call.operand(0))) {
      state.conditions.notZero(receiver);
    }
    return isIt;
  }

  /** A call is over. Its frame goes on, but events may belong to the call still. */
  private void comeBack(Frame frame) {
    state.takeNamed(frame);
    state.hasBeenOutside = true;
    Instruction call = Objects.requireNonNull(frame.call);
    Term linked = frame.result;
    boolean isFollowed = linked != null && frame.entered == 1;
    Term result = linked != null && isFollowed ? linked : results.of(frame, call);
    call.result().ifPresent(value -> frame.set(value, result));
    state.watcher.cameBack(frame, call, isFollowed);
    frame.wait = Frame.Wait.NONE;
    frame.hasComeBack = true;
  }

  Outcome leave(Return returned) {
    Frame left = frame();
    if (isCaughtBy(left)) {
      left.wait = Frame.Wait.DEAD;
      return Outcome.MOVED;
    }
    Term value =
        returned
            .value()
            .map(of -> state.terms.stored(resultType(left), of.type(), left.get(of)))
            .orElse(Term.ZERO);
    state.watcher.ran(left, returned);
    state.frames.remove(left);
    if (left.hasMonitor) {
      state.monitors.give(Monitors.lockOf(left));
    }
    Frame below = state.top();
    if (!left.isLinked || below == null) {
      // What code does that is not followed depends on what it is given.
      state.conditions.asRecorded(value);
      state.heap.leak(value);
    } else if (below.wait == Frame.Wait.RETURN) {
      below.instruction().result().ifPresent(result -> below.set(result, value));
      state.watcher.cameBack(below, below.instruction(), true);
      below.wait = Frame.Wait.NONE;
      below.position++;
    } else {
      below.result = value;
    }
    return Outcome.MOVED;
  }

  /** Whether an exception came before the method could return. */
  private boolean isCaughtBy(Frame frame) {
    PathItem item = state.peek();
    return item != null && item.kind() == PathItem.Kind.CATCH && item.number() == frame.number;
  }

  private static JavaType resultType(Frame frame) {
    return frame.method.model().descriptor().returnType();
  }
}
