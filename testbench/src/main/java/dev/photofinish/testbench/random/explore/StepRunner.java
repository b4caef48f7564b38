package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Done;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.StepVisitor;
import dev.photofinish.testbench.random.syntax.Value;
import java.util.List;
import java.util.Optional;

/** Does steps. */
final class StepRunner implements StepVisitor<Done> {

  private final Turn turn;
  private final MemoryRunner memory;
  private final Calls calls;
  private final Initialisation initialisation;

  StepRunner(Turn turn) {
    this.turn = turn;
    this.memory = new MemoryRunner(turn);
    this.calls = new Calls(turn);
    this.initialisation = new Initialisation(turn);
  }

  @Override
  public Done visitNew(Step.New step) {
    String className = step.constructor().owner();
    Optional<RuntimeClass> found = turn.program().find(className);
    if (found.isEmpty()) {
      makeOfLibrary(step, className);
    } else if (initialisation.isReady(found.get())) {
      make(step, found.get());
    }
    return Done.DONE;
  }

  private void makeOfLibrary(Step.New step, String className) {
    HeapObject made = new HeapObject(Shape.ofLibrary(className), turn.line(), 1);
    if (!step.arguments().isEmpty()) {
      made.values[0] = turn.value(step.arguments().get(0));
    }
    turn.frame().set(step.target(), add(made));
  }

  private void make(Step.New step, RuntimeClass made) {
    int name = add(new HeapObject(Shape.of(made), turn.line(), made.instanceSize()));
    turn.push(made.method(Signature.CONSTRUCTOR).orElseThrow(), arguments(name, step.arguments()));
  }

  private int add(HeapObject object) {
    return turn.state().add(turn.thread().index, object);
  }

  private int[] arguments(int receiver, List<Value> values) {
    int[] arguments = new int[values.size() + 1];
    arguments[0] = receiver;
    for (int i = 0; i < values.size(); i++) {
      arguments[i + 1] = turn.value(values.get(i));
    }
    return arguments;
  }

  private int[] arguments(List<Value> values) {
    return values.stream().mapToInt(turn::value).toArray();
  }

  @Override
  public Done visitNewArray(Step.NewArray step) {
    Shape shape = Shape.of(Shape.Kind.ARRAY);
    turn.frame().set(step.target(), add(new HeapObject(shape, turn.line(), step.length())));
    return Done.DONE;
  }

  @Override
  public Done visitClosure(Step.Closure step) {
    Shape shape = new Shape(Shape.Kind.CLOSURE, null, step.function());
    HeapObject closure = new HeapObject(shape, turn.line(), 0);
    closure.values = arguments(step.captured());
    turn.frame().set(step.target(), add(closure));
    return Done.DONE;
  }

  @Override
  public Done visitAssign(Step.Assign step) {
    turn.frame().set(step.target(), turn.value(step.value()));
    return Done.DONE;
  }

  @Override
  public Done visitChoose(Step.Choose step) {
    turn.frame().set(step.target(), turn.choice());
    return Done.DONE;
  }

  @Override
  public Done visitRead(Step.Read step) {
    return memory.read(step);
  }

  @Override
  public Done visitWrite(Step.Write step) {
    return memory.write(step);
  }

  @Override
  public Done visitUpdate(Step.Update step) {
    return memory.update(step);
  }

  @Override
  public Done visitAdd(Step.Add step) {
    return memory.add(step);
  }

  @Override
  public Done visitGet(Step.Get step) {
    return memory.get(step);
  }

  @Override
  public Done visitCall(Step.Call step) {
    if (step.method().isStatic()) {
      callStatic(step);
      return Done.DONE;
    }
    int name = turn.value(step.receiver().orElseThrow());
    int[] arguments = arguments(name, step.arguments());
    Optional<Frame> frame = calls.target(turn.object(name), step.method().name(), arguments);
    frame.ifPresent(turn.thread().frames::add);
    return Done.DONE;
  }

  private void callStatic(Step.Call step) {
    RuntimeClass owner = turn.program().require(step.method().owner());
    if (initialisation.isReady(owner)) {
      turn.push(owner.method(step.method().name()).orElseThrow(), arguments(step.arguments()));
    }
  }

  @Override
  public Done visitCallSuper(Step.CallSuper step) {
    Optional<RuntimeClass> above = turn.program().find(step.constructor().owner());
    if (above.isPresent()) {
      int[] arguments = arguments(turn.frame().slots[0], step.arguments());
      turn.push(above.get().method(Signature.CONSTRUCTOR).orElseThrow(), arguments);
    }
    return Done.DONE;
  }

  @Override
  public Done visitStart(Step.Start step) {
    return new Threads(turn).start(turn.frame().get(step.thread()));
  }

  @Override
  public Done visitJoin(Step.Join step) {
    return new Threads(turn).join(turn.object(step.thread()));
  }

  @Override
  public Done visitThrow(Step.Throw step) {
    throw new Thrown(Thrown.EXCEPTION);
  }

  @Override
  public Done visitReturn(Step.Return step) {
    calls.leave(step.value().map(turn::value).orElse(0));
    return Done.DONE;
  }
}
