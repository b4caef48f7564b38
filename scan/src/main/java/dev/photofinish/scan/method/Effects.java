package dev.photofinish.scan.method;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import org.jspecify.annotations.Nullable;

/** What each instruction of a method does: to the state, and to the summary. */
final class Effects {

  private static final MethodDescriptor TO_STRING = MethodDescriptor.of("()Ljava/lang/String;");

  private final Context context;
  private final Values values;
  private final SummaryBuilder summary;
  private final Conditions conditions;
  private final LockNaming locks;
  private final Recorder recorder;
  private final Stores stores;
  private final Origins origins;
  private final CallEffects calls;

  Effects(
      Context context,
      Body body,
      Values values,
      Calls calls,
      SummaryBuilder summary,
      Conditions conditions) {
    this.context = context;
    this.values = values;
    this.summary = summary;
    this.conditions = conditions;
    this.locks = new LockNaming(values, context.library());
    this.recorder = new Recorder(MethodKey.of(body.method()), summary.accesses());
    Loops loops = new Loops(body);
    this.stores = new Stores(body, loops, values, summary);
    this.origins = new Origins(context, body.method().owner(), values, locks);
    this.calls =
        new CallEffects(
            new MethodParts(
                context, body, loops, values, summary, conditions, locks, recorder, stores),
            calls);
  }

  /** That the instructions that follow are those of a block. */
  void enter(Block block) {
    stores.enter(block);
  }

  /** Forgets what was accessed, before the method is gone through again with less certainty. */
  void restart() {
    summary.accesses().clear();
    stores.restart();
    calls.restart();
  }

  /** The state after an instruction; null if control never gets there. */
  @Nullable State apply(Instruction instruction, Block block, State state) {
    if (instruction instanceof FieldLoad load) {
      read(load, state);
    } else if (instruction instanceof FieldStore store) {
      return write(store, state);
    } else if (instruction instanceof Invoke call) {
      return calls.apply(call, block, state);
    } else if (instruction instanceof Concat concat) {
      readAsText(concat, state);
    } else if (instruction instanceof ArrayLoad load) {
      recorder.access(values.of(load.operand(0)), Step.ELEMENT, AccessKind.READ, load, state);
    } else if (instruction instanceof ArrayStore store) {
      return writeElement(store, state);
    } else if (instruction instanceof MonitorEnter enter) {
      Lock lock = locks.monitor(enter.lock());
      summary.taken().add(lock.name(), recorder.site(enter));
      return state.withLocks(state.locks().plus(lock));
    } else if (instruction instanceof MonitorExit exit) {
      return exit(exit, state);
    } else if (instruction instanceof New || instruction instanceof NewArray) {
      return calls.make(instruction.result().orElseThrow().id(), state);
    } else if (instruction instanceof Return end) {
      leave(end, state);
    } else if (instruction instanceof Throw end) {
      stores.handOver(values.of(end.exception()));
    }
    return state;
  }

  /** A container that becomes part of a text is read for that. */
  private void readAsText(Concat concat, State state) {
    for (int i = 0; i < concat.operandCount(); i++) {
      Value operand = concat.operand(i);
      if (operand.type().kind() == JavaType.Kind.CLASS && readsItself(operand.type())) {
        Symbols container = values.withoutSafe(values.of(operand));
        recorder.access(container, Step.ELEMENT, AccessKind.READ, concat, state);
      }
    }
  }

  private boolean readsItself(JavaType type) {
    MethodRef toString = new MethodRef(type.internalName(), "toString", TO_STRING, false);
    for (Effect effect : context.library().of(toString).effects()) {
      if (effect instanceof Effect.Reads) {
        return !context.library().type(type.internalName()).isThreadSafe();
      }
    }
    return false;
  }

  private void read(FieldLoad load, State state) {
    Step.Field field = context.fields().of(load.field());
    noteSignal(field);
    if (!field.nature().isRacy()) {
      return;
    }
    if (load.isStatic()) {
      recorder.access(Path.ofStatic(field), AccessKind.READ, load, state);
    } else {
      recorder.access(values.of(load.operand(0)), field, AccessKind.READ, load, state);
    }
  }

  private void noteSignal(Step.Field field) {
    if (field.nature() == Step.Nature.VOLATILE) {
      summary.signals(field);
    }
  }

  private State write(FieldStore store, State state) {
    Step.Field field = context.fields().of(store.field());
    noteSignal(field);
    summary.origins(origins.of(store, field));
    Symbols value = values.of(store.value());
    if (store.isStatic()) {
      if (field.nature().isRacy() && !isFunctional(store)) {
        recorder.access(Path.ofStatic(field), AccessKind.WRITE, store, state);
      }
      return stores.toStatic(field, value, state);
    }
    Symbols base = values.of(store.operand(0));
    if (field.nature().isRacy() && !isFunctional(store)) {
      recorder.access(base, field, AccessKind.WRITE, store, state);
    }
    return calls.putAway(value, store, stores.replace(base, field, value, state));
  }

  /** Whoever writes what a functional method returns writes the same, if in one piece. */
  private boolean isFunctional(FieldStore store) {
    return store.field().type().size() == 1
        && LockNaming.plain(store.value()) instanceof Value.Result result
        && result.definition() instanceof Invoke call
        && context.annotated().isFunctional(call.method());
  }

  private State writeElement(ArrayStore store, State state) {
    Symbols array = values.of(store.operand(0));
    recorder.access(array, Step.ELEMENT, AccessKind.WRITE, store, state);
    return stores.to(array, Step.ELEMENT, values.of(store.operand(2)), state);
  }

  private State exit(MonitorExit exit, State state) {
    Lock lock = locks.monitor(exit.lock());
    if (!state.locks().holds(lock.name())) {
      summary.released(lock.name());
    }
    return state.withLocks(state.locks().minus(lock.name()));
  }

  private void leave(Return end, State state) {
    if (end.operandCount() == 0) {
      summary.returnsWith(state, LockSet.NONE);
      return;
    }
    Value value = end.operand(0);
    summary.returnsWith(state, conditions.ifTrue(value));
    Symbols symbols = values.of(value);
    stores.handOver(symbols);
    String exact = symbols.fresh().size() == 1 ? values.exactType(symbols.fresh().get(0)) : null;
    summary.returnsValue(symbols, exact, origins.isSafe(value));
  }

  /** What can be said only when the whole method was seen. */
  void finish() {
    stores.finish();
    calls.finish();
  }

  Waits waits() {
    return calls.waits();
  }
}
