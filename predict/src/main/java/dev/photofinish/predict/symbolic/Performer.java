package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.Optional;

/** Runs the instruction of an event: its address has to be the recorded one. */
final class Performer {

  private static final String OTHER = "it did something that its code does not do there";

  private final State state;
  private final CallEvents calls;

  Performer(State state) {
    this.state = state;
    this.calls = new CallEvents(state);
  }

  /** What the instruction writes that the topmost frame stands at, if it writes. */
  Optional<Expression> perform(Frame frame, Event event) {
    if (frame.wait == Frame.Wait.DEAD) {
      return leave(frame, event);
    } else if (!frame.hasBegun) {
      return begin(frame, event);
    } else if (frame.wait == Frame.Wait.BACK || frame.hasComeBack) {
      return calls.perform(frame, event);
    }
    Instruction instruction = frame.instruction();
    bind(frame, instruction, event);
    Optional<Expression> written = access(frame, instruction, event);
    state.watcher.accessed(frame, instruction, event);
    state.take(frame);
    return written;
  }

  /** KnownObjects of which an event tells the numbers have them from here on. */
  void bind(Frame frame, Instruction instruction, Event event) {
    boolean isStatic =
        (instruction instanceof FieldLoad load && load.isStatic())
            || (instruction instanceof FieldStore store && store.isStatic());
    boolean hasBase =
        instruction instanceof FieldLoad
            || instruction instanceof FieldStore
            || instruction instanceof ArrayLoad
            || instruction instanceof ArrayStore
            || instruction instanceof MonitorEnter
            || instruction instanceof MonitorExit;
    if (hasBase && !isStatic) {
      bind(frame.get(instruction.operand(0)), event.object());
    }
    if (instruction instanceof FieldStore store && store.value().type().isReference()) {
      bind(frame.get(store.value()), event.value());
    } else if (instruction instanceof ArrayStore store && store.value().type().isReference()) {
      bind(frame.get(store.value()), event.value());
    }
  }

  private void bind(Term term, long number) {
    LocalObject object = term.object();
    if (object != null && number > 0) {
      state.heap.bind(object, number);
    }
  }

  private Optional<Expression> access(Frame frame, Instruction instruction, Event event) {
    if (instruction instanceof FieldLoad load && isRead(event)) {
      field(frame, load.field(), load.object(), event);
      frame.set(load.result().orElseThrow(), Memory.read(load.field().type(), event));
    } else if (instruction instanceof FieldStore store && isWrite(event)) {
      field(frame, store.field(), store.object(), event);
      frame.position++;
      return Optional.of(written(frame, store.field().type(), store.value(), event));
    } else if (instruction instanceof ArrayLoad load && isRead(event)) {
      element(frame, load.array(), load.position(), event);
      Value result = load.result().orElseThrow();
      frame.set(result, Memory.read(result.type(), event));
    } else if (instruction instanceof ArrayStore store && isWrite(event)) {
      element(frame, store.array(), store.position(), event);
      frame.position++;
      return Optional.of(written(frame, elementType(store), store.value(), event));
    } else if (instruction instanceof MonitorEnter enter && event.kind() == EventKind.ACQUIRE) {
      state.conditions.equal(frame.get(enter.lock()), event.object());
      state.monitors.take(frame.get(enter.lock()));
    } else if (instruction instanceof MonitorExit exit && event.kind() == EventKind.RELEASE) {
      state.conditions.equal(frame.get(exit.lock()), event.object());
      state.monitors.give(frame.get(exit.lock()));
    } else if (instruction instanceof Return) {
      return leaveNormally(frame, event);
    } else {
      throw new LostException(OTHER);
    }
    frame.position++;
    return Optional.empty();
  }

  private static JavaType elementType(ArrayStore store) {
    return store.array().type().isArray() ? store.array().type().element() : JavaType.OBJECT;
  }

  private static boolean isRead(Event event) {
    return event.kind() == EventKind.READ || event.kind() == EventKind.VOLATILE_READ;
  }

  private static boolean isWrite(Event event) {
    return event.kind() == EventKind.WRITE || event.kind() == EventKind.VOLATILE_WRITE;
  }

  private void field(Frame frame, FieldRef ref, Optional<Value> base, Event event) {
    Optional<FieldModel> field = state.code.field(ref);
    if (field.isEmpty() || !field.equals(state.code.member(event.member()))) {
      throw new LostException("it used another field than " + ref);
    }
    if (base.isPresent()) {
      state.conditions.equal(frame.get(base.get()), event.object());
    } else {
      state.objects.addHolder(field.get().owner(), event.object());
    }
  }

  private void element(Frame frame, Value array, Value position, Event event) {
    state.conditions.equal(frame.get(array), event.object());
    state.conditions.equal(frame.get(position), event.member());
  }

  private Expression written(Frame frame, JavaType memory, Value value, Event event) {
    Term term = state.terms.stored(memory, value.type(), frame.get(value));
    return written(term, event);
  }

  /** The term as what an event left in memory. */
  static Expression written(Term term, Event event) {
    if (term.hasValue() && term.value() != event.value()) {
      throw new LostException(
          "it wrote " + event.value() + " where " + term.value() + " is computed");
    }
    boolean isFixed = term.object() != null || Dependences.isNone(term.dependence());
    return isFixed && !term.isExact() ? new Expression.Constant(event.value()) : term.expression();
  }

  private Optional<Expression> begin(Frame frame, Event event) {
    lock(frame, event);
    state.monitors.take(Monitors.lockOf(frame));
    frame.hasMonitor = true;
    frame.hasBegun = true;
    state.take(frame);
    return Optional.empty();
  }

  private void lock(Frame frame, Event event) {
    if (!frame.method.model().isStatic()) {
      Term receiver = frame.get(frame.method.body().parameters().get(0));
      bind(receiver, event.object());
      state.conditions.equal(receiver, event.object());
    }
  }

  private Optional<Expression> leaveNormally(Frame frame, Event event) {
    if (event.kind() == EventKind.RELEASE && frame.hasMonitor) {
      leave(frame, event);
      frame.hasLeft = true;
    } else if (event.kind() != EventKind.INITIALISED) {
      throw new LostException(OTHER);
    }
    return Optional.empty();
  }

  /** Gives the monitor of a synchronized method back. */
  private Optional<Expression> leave(Frame frame, Event event) {
    lock(frame, event);
    state.monitors.give(Monitors.lockOf(frame));
    frame.hasMonitor = false;
    if (frame.wait == Frame.Wait.DEAD) {
      state.take(frame);
    }
    return Optional.empty();
  }
}
