package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;

/** Looks at a thread's next instruction. Releases are hidden: nobody can go on without them. */
final class Outlook {

  private final RuntimeProgram program;
  private final Focus focus;
  private final State state;
  private final ThreadState thread;

  private Outlook(RuntimeProgram program, Focus focus, State state, ThreadState thread) {
    this.program = program;
    this.focus = focus;
    this.state = state;
    this.thread = thread;
  }

  static Prospect of(RuntimeProgram program, Focus focus, State state, ThreadState thread) {
    if (thread.strayed) {
      return Prospect.BLOCKED;
    }
    return thread.isFinished()
        ? Prospect.FINISHED
        : new Outlook(program, focus, state, thread).next(thread.top());
  }

  private Prospect next(Frame frame) {
    if (frame.waitsForMonitor()) {
      return monitor(frame.monitor);
    }
    Instruction instruction = frame.instruction();
    if (instruction instanceof Instruction.Run run) {
      return step(frame, run.step());
    } else if (instruction instanceof Instruction.Enter enter) {
      return monitor(frame.get(enter.lock()));
    } else if (instruction instanceof Instruction.Acquire acquire) {
      return lock(frame.get(acquire.lock()), acquire.mode());
    }
    return Prospect.HIDDEN;
  }

  private Prospect monitor(int name) {
    if (name == State.NULL) {
      return Prospect.HIDDEN;
    }
    HeapObject object = state.get(name);
    return taking(object, Focus.MONITOR, object.monitor, true);
  }

  private Prospect lock(int name, LockMode mode) {
    if (name == State.NULL) {
      return Prospect.HIDDEN;
    }
    HeapObject object = state.get(name);
    return taking(object, Focus.LOCK, object.lock, mode != LockMode.READ);
  }

  private Prospect taking(HeapObject object, int piece, LockState lock, boolean alone) {
    if (lock.owner() == thread.index) {
      return Prospect.HIDDEN;
    }
    boolean free = alone ? lock.freeFor(thread.index) : !lock.heldByOther(thread.index);
    return free ? Prospect.openIf(focus.contains(object, piece)) : Prospect.BLOCKED;
  }

  private Prospect step(Frame frame, Step step) {
    if (step instanceof Step.Read read) {
      return memory(frame, read.place());
    } else if (step instanceof Step.Write write) {
      return memory(frame, write.place());
    } else if (step instanceof Step.Update update) {
      return memory(frame, update.place());
    } else if (step instanceof Step.Add add) {
      return piece(frame.get(add.container()), 0);
    } else if (step instanceof Step.Get get) {
      return piece(frame.get(get.container()), 0);
    } else if (step instanceof Step.New made) {
      return initialised(made.constructor().owner());
    } else if (step instanceof Step.Call call && call.method().isStatic()) {
      return initialised(call.method().owner());
    } else if (step instanceof Step.Start start) {
      return piece(frame.get(start.thread()), Focus.BEGUN);
    } else if (step instanceof Step.Join join) {
      return joining(frame.get(join.thread()));
    }
    return step instanceof Step.Return ? returning(frame) : Prospect.HIDDEN;
  }

  private Prospect memory(Frame frame, Place place) {
    if (place instanceof Place.OfField of) {
      return piece(frame.get(of.object()), Focus.slot(program.slot(of.field())));
    } else if (place instanceof Place.OfElement of) {
      return piece(frame.get(of.array()), Focus.slot(frame.get(of.index(), program)));
    }
    Place.OfStatic of = (Place.OfStatic) place;
    RuntimeClass owner = program.require(of.field().owner());
    boolean focused =
        focus.contains(state.classObject(owner.index()), Focus.slot(program.slot(of.field())));
    return initialised(of.field().owner()).and(Prospect.openIf(focused));
  }

  private Prospect piece(int name, int piece) {
    return Prospect.openIf(name != State.NULL && focus.contains(state.get(name), piece));
  }

  private Prospect initialised(String className) {
    Prospect all = Prospect.HIDDEN;
    if (program.find(className).isPresent()) {
      for (RuntimeClass each : program.require(className).chain()) {
        all = all.and(initialised(state.classObject(each.index())));
      }
    }
    return all;
  }

  private Prospect initialised(HeapObject object) {
    if (object.stage == Stage.RUNNING) {
      return object.lock.heldByOther(thread.index) ? Prospect.BLOCKED : Prospect.HIDDEN;
    }
    boolean known = object.stage != Stage.UNTOUCHED && thread.clock.covers(object.lock.released());
    return Prospect.openIf(!known && focus.contains(object, Focus.BEGUN));
  }

  private Prospect joining(int name) {
    if (name == State.NULL) {
      return Prospect.HIDDEN;
    }
    HeapObject object = state.get(name);
    boolean runs = object.thread != HeapObject.NOT_STARTED && !state.isFinished(object.thread);
    return runs ? Prospect.BLOCKED : piece(name, Focus.BEGUN);
  }

  private Prospect returning(Frame frame) {
    Signature method = frame.code.method().signature();
    return method.isConstructor() ? piece(frame.slots[0], Focus.FROZEN) : Prospect.HIDDEN;
  }
}
