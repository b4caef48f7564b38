package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.InstructionVisitor;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs the instruction that the topmost frame stands at, if it has no event. */
final class Steps implements InstructionVisitor<Outcome> {

  private final State state;
  private final Control control;
  private final Memory memory;
  private final Computation computation;
  private final Jumps jumps;
  private final Exceptions exceptions;

  Steps(
      State state,
      Control control,
      Memory memory,
      Computation computation,
      Jumps jumps,
      Exceptions exceptions) {
    this.state = state;
    this.control = control;
    this.memory = memory;
    this.computation = computation;
    this.jumps = jumps;
    this.exceptions = exceptions;
  }

  private Frame frame() {
    return control.frame();
  }

  private Outcome set(Instruction instruction, @Nullable Term term) {
    frame().set(instruction.result().orElseThrow(), term == null ? state.unknown() : term);
    return Outcome.NEXT;
  }

  /** The instruction certainly threw an exception, which is caught elsewhere. */
  private Outcome fail() {
    exceptions.thrown(Term.unknown(Dependence.NONE));
    frame().wait = Frame.Wait.DEAD;
    return Outcome.MOVED;
  }

  private Term get(Value value) {
    return state.conditions.known(frame().get(value));
  }

  /** Whether a reference was null. */
  private static boolean isNull(Term term) {
    return term.object() == null && term.hasValue() && term.value() == 0;
  }

  @Override
  public Outcome visitOther(Instruction instruction) {
    // All that is invoked dynamically.
    return control.call(instruction);
  }

  @Override
  public Outcome visit(Invoke call) {
    return call.receiver().isPresent() && isNull(get(call.operand(0)))
        ? failNull(call.operand(0))
        : control.call(call);
  }

  private Outcome failNull(Value reference) {
    state.conditions.asRecorded(get(reference));
    return fail();
  }

  @Override
  public Outcome visit(FieldLoad load) {
    if (control.isEventHere(load) || (load.isStatic() && control.initialises())) {
      return control.stopped();
    }
    if (load.isStatic()) {
      return set(load, memory.loadStatic(load.field()));
    }
    Term base = get(load.operand(0));
    return isNull(base) ? failNull(load.operand(0)) : set(load, memory.load(base, load.field()));
  }

  @Override
  public Outcome visit(FieldStore store) {
    if (control.isEventHere(store) || (store.isStatic() && control.initialises())) {
      return control.stopped();
    }
    Term value = get(store.value());
    if (store.isStatic()) {
      memory.storeStatic(store.field(), value);
      return Outcome.NEXT;
    }
    Term base = get(store.operand(0));
    if (isNull(base)) {
      return failNull(store.operand(0));
    }
    memory.store(base, store.field(), store.value().type(), value);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(ArrayLoad load) {
    if (control.isEventHere(load)) {
      return control.stopped();
    }
    Term base = get(load.array());
    if (isNull(base)) {
      return failNull(load.array());
    }
    Term element = memory.loadElement(base, get(load.position()));
    return element == null ? fail() : set(load, element);
  }

  @Override
  public Outcome visit(ArrayStore store) {
    if (control.isEventHere(store)) {
      return control.stopped();
    }
    Term base = get(store.array());
    if (isNull(base)) {
      return failNull(store.array());
    }
    Term index = get(store.position());
    return memory.storeElement(base, index, store.value().type(), get(store.value()))
        ? Outcome.NEXT
        : fail();
  }

  @Override
  public Outcome visit(ArrayLength length) {
    Term base = get(length.array());
    return isNull(base) ? failNull(length.array()) : set(length, memory.length(base));
  }

  @Override
  public Outcome visit(Compute compute) {
    Optional<Term> result = computation.compute(frame(), compute);
    return result.isEmpty() ? fail() : set(compute, result.get());
  }

  @Override
  public Outcome visit(Cast cast) {
    return set(cast, computation.cast(frame(), cast));
  }

  @Override
  public Outcome visit(InstanceOf test) {
    return set(test, computation.instanceOf(frame(), test));
  }

  @Override
  public Outcome visit(New made) {
    return control.initialises()
        ? control.stopped()
        : set(made, Term.of(new LocalObject(made.created(), Term.ZERO)));
  }

  @Override
  public Outcome visit(NewArray made) {
    return set(made, computation.newArray(frame(), made));
  }

  @Override
  public Outcome visit(MonitorEnter enter) {
    if (control.isEventHere(enter)) {
      return control.stopped();
    }
    Term lock = get(enter.lock());
    if (isNull(lock)) {
      return failNull(enter.lock());
    }
    state.conditions.notZero(lock);
    state.takeAgain(lock);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(MonitorExit exit) {
    if (control.isEventHere(exit)) {
      return control.stopped();
    }
    state.monitors.give(get(exit.lock()));
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(If branch) {
    return jumps.branch(frame(), branch);
  }

  @Override
  public Outcome visit(Switch branch) {
    return jumps.choose(frame(), branch);
  }

  @Override
  public Outcome visit(Return returned) {
    if (!frame().hasLeft && control.isEventHere(returned)) {
      return control.stopped();
    }
    return control.leave(returned);
  }

  @Override
  public Outcome visit(Throw thrown) {
    Term exception = frame().get(thrown.exception());
    exceptions.thrown(exception.object() == null ? null : exception);
    frame().wait = Frame.Wait.DEAD;
    return Outcome.MOVED;
  }
}
