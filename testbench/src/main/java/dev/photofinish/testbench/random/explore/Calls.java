package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.Handler;
import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import java.util.Optional;

/** Enters methods and leaves them, by a return or an exception. */
final class Calls {

  private final Turn turn;

  Calls(Turn turn) {
    this.turn = turn;
  }

  /** What a method call runs, which is nothing for a thread without a task. */
  Optional<Frame> target(HeapObject receiver, String name, int[] arguments) {
    return switch (receiver.shape.kind()) {
      case CLOSURE -> Optional.of(closure(receiver));
      case THREAD ->
          receiver.values[0] == State.NULL
              ? Optional.empty()
              : target(turn.object(receiver.values[0]), name, new int[] {receiver.values[0]});
      default -> receiver.shape.methodOf(name).map(code -> turn.frameOf(code, arguments));
    };
  }

  /** The class of the function is that of main, so it is initialised. */
  private Frame closure(HeapObject closure) {
    Signature function = closure.shape.requireFunction();
    MethodCode code =
        turn.program().require(function.owner()).method(function.name()).orElseThrow();
    return turn.frameOf(code, closure.values);
  }

  /** What a thread runs. */
  Optional<Frame> task(int name) {
    return target(turn.object(name), Library.run("").name(), new int[] {name});
  }

  void leave(int result) {
    Frame left = turn.thread().pop();
    Signature method = release(left, Stage.DONE);
    if (turn.thread().isFinished() || method.name().equals(Signature.CLASS_INITIALISER)) {
      return;
    }
    if (turn.frame().current() instanceof Instruction.Run run) {
      deliver(run.step(), method.isConstructor() ? left.slots[0] : result);
    }
  }

  private void deliver(Step step, int result) {
    if (step instanceof Step.Call call && call.target().isPresent()) {
      turn.frame().set(call.target().get(), result);
    } else if (step instanceof Step.New made) {
      turn.frame().set(made.target(), result);
    }
  }

  private Signature release(Frame left, Stage stage) {
    if (left.entered) {
      new Locks(turn).exit(turn.object(left.monitor));
    }
    Signature method = left.code.method().signature();
    RuntimeClass owner = turn.program().require(method.owner());
    if (method.isConstructor()) {
      turn.object(left.slots[0]).frozen = owner.depth();
    } else if (method.name().equals(Signature.CLASS_INITIALISER)) {
      new Initialisation(turn).end(turn.classObject(owner), stage);
    }
    return method;
  }

  /** Goes on at the next handler, or with what needed the initialiser that failed. */
  void unwind(int exception) {
    while (!turn.thread().isFinished()) {
      Optional<Handler> handler = handler(turn.frame(), exception);
      if (handler.isPresent()) {
        handle(handler.get(), exception);
        return;
      }
      Signature left = release(turn.thread().pop(), Stage.FAILED);
      if (left.name().equals(Signature.CLASS_INITIALISER)) {
        return;
      }
    }
    turn.thread().died = true;
  }

  private static Optional<Handler> handler(Frame frame, int exception) {
    return frame.code.handlers().stream()
        .filter(handler -> handler.covers(frame.next - 1))
        .filter(handler -> handler.everything() || exception == Thrown.EXCEPTION)
        .findFirst();
  }

  private void handle(Handler handler, int exception) {
    Frame frame = turn.frame();
    frame.next = handler.target();
    if (frame.instruction() instanceof Instruction.Catch taken) {
      frame.set(taken.exception(), exception);
    }
  }
}
