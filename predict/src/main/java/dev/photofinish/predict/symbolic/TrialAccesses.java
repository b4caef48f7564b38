package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.Value;
import org.jspecify.annotations.Nullable;

/** What instructions do with memory and monitors on a way that was not taken. */
final class TrialAccesses {

  private final State state;
  private final TrialEvents events;
  private final Memory memory;

  TrialAccesses(State state, TrialEvents events) {
    this.state = state;
    this.events = events;
    this.memory = new Memory(state);
  }

  private Term get(Frame frame, Value value) {
    return state.conditions.known(frame.get(value));
  }

  /** A reference that is not null. */
  private Term object(Frame frame, Value value) {
    Term term = get(frame, value);
    if (term.object() == null && (!term.hasValue() || term.value() <= 0)) {
      throw new LostException("an object that is not known");
    }
    return term;
  }

  /** Whether it matters which object an instruction is about, and that would be read. */
  boolean isAboutUnclear(Frame frame) {
    Instruction instruction = frame.instruction();
    return isAboutObject(instruction)
        && get(frame, instruction.operand(0)).isOnlyTried()
        && get(frame, instruction.operand(0)).expression() instanceof Expression.Read;
  }

  private static boolean isAboutObject(Instruction instruction) {
    if (instruction instanceof FieldLoad load) {
      return !load.isStatic();
    } else if (instruction instanceof FieldStore store) {
      return !store.isStatic();
    } else if (instruction instanceof Invoke call) {
      return call.receiver().isPresent();
    }
    return instruction instanceof ArrayLoad
        || instruction instanceof ArrayStore
        || instruction instanceof ArrayLength
        || instruction instanceof MonitorEnter
        || instruction instanceof Cast
        || instruction instanceof InstanceOf;
  }

  Term load(Frame frame, FieldLoad load) {
    if (load.isStatic()) {
      return events.isEvent(load.field())
          ? events.readStatic(frame, load)
          : memory.loadStatic(load.field());
    }
    Term base = object(frame, load.operand(0));
    if (base.isLocal()) {
      return memory.load(base, load.field());
    }
    return events.isEvent(load.field())
        ? events.read(frame, load, base)
        : known(memory.load(base, load.field()));
  }

  /** What an object has that others know. They may know what has no number yet as well. */
  private static Term known(Term content) {
    if (content.isLocal()) {
      throw new LostException("an object without a number");
    }
    return content;
  }

  void store(Frame frame, FieldStore store) {
    Term value = get(frame, store.value());
    if (store.isStatic()) {
      events.writeStatic(frame, store, value);
      return;
    }
    Term base = object(frame, store.operand(0));
    if (base.isLocal()) {
      memory.store(base, store.field(), store.value().type(), value);
    } else {
      events.write(frame, store, base, value);
    }
  }

  /** An element; null if there is none with this number. */
  @Nullable Term load(Frame frame, ArrayLoad load) {
    Term base = object(frame, load.array());
    Term index = get(frame, load.position());
    return base.isLocal()
        ? memory.loadElement(base, index)
        : events.readElement(frame, load, base, index);
  }

  void store(Frame frame, ArrayStore store) {
    Term base = object(frame, store.array());
    Term index = get(frame, store.position());
    Term value = get(frame, store.value());
    if (!base.isLocal()) {
      events.writeElement(frame, store, base, index, value);
    } else if (!memory.storeElement(base, index, store.value().type(), value)) {
      throw new LostException("an exception");
    }
  }

  Term length(Frame frame, ArrayLength length) {
    return memory.length(object(frame, length.array()));
  }

  void enter(Frame frame, MonitorEnter enter) {
    events.acquire(frame, enter.index(), object(frame, enter.lock()));
  }

  void exit(Frame frame, MonitorExit exit) {
    events.release(frame, exit.index(), object(frame, exit.lock()));
  }
}
