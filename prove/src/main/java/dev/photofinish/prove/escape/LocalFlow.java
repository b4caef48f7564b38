package dev.photofinish.prove.escape;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Forward;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The locality of the variables of one instance, from its entry on. */
final class LocalFlow extends Forward<LocalState> {

  private final CallContext context;
  private final Instance instance;
  private final MethodCode code;
  private final Surroundings around;
  private final CallEffects calls;

  /** The static fields that only this method sees yet; null if it initialises no class. */
  private final @Nullable OwnStatics ownStatics;

  private final List<BiConsumer<CallEdge, CallContext>> listeners = new ArrayList<>();

  LocalFlow(
      CallContext context,
      Surroundings around,
      CallEffects calls,
      @Nullable OwnStatics ownStatics) {
    super(context.instance.code().body());
    this.context = context;
    this.instance = context.instance;
    this.code = instance.code();
    this.around = around;
    this.calls = calls;
    this.ownStatics = ownStatics;
  }

  /** Hears of calls from now on, each time that they are looked at. */
  void listen(BiConsumer<CallEdge, CallContext> listener) {
    listeners.add(listener);
  }

  void calls(CallEdge edge, CallContext target) {
    listeners.forEach(each -> each.accept(edge, target));
  }

  void run(LocalState entry) {
    solve(entry);
  }

  CallContext context() {
    return context;
  }

  Surroundings around() {
    return around;
  }

  /** Goes through all instructions that are reached. */
  void forEach(Visitor<LocalState> visitor) {
    walk(visitor);
  }

  @Override
  protected LocalState copy(LocalState state) {
    return state.copy();
  }

  @Override
  protected boolean join(LocalState into, LocalState other) {
    return into.join(other);
  }

  @Override
  protected void cross(LocalState state, Block from, Block to) {
    LocalState before = to.phis().isEmpty() ? state : state.copy();
    for (Value.Phi phi : to.phis()) {
      int variable = variable(phi);
      if (variable != MethodCode.NONE) {
        int operand = variable(phi.operand(position(from, to)));
        state.local.set(variable, before.isLocalOrNone(operand));
        state.held.set(variable, before.isHeld(operand));
      }
    }
    to.caught().ifPresent(caught -> unset(state, caught));
  }

  private static int position(Block from, Block to) {
    for (int i = 0; i < to.predecessorCount(); i++) {
      if (to.predecessor(i) == from.index()) {
        return i;
      }
    }
    throw new IllegalStateException(from + " does not lead to " + to);
  }

  private void unset(LocalState state, Value value) {
    int variable = variable(value);
    if (variable != MethodCode.NONE) {
      state.local.clear(variable);
    }
  }

  /** A variable that is not local must not have what a local one has. */
  @Override
  protected void enter(LocalState state, Block block) {
    for (Value.Phi phi : block.phis()) {
      int variable = variable(phi);
      if (variable != MethodCode.NONE && !state.local.get(variable)) {
        for (int i = 0; i < phi.operandCount(); i++) {
          state.leak(variable(phi.operand(i)));
        }
      }
    }
  }

  private int variable(Value value) {
    return code.variableOf(value.id());
  }

  private int result(Instruction instruction) {
    return instruction.result().map(this::variable).orElse(MethodCode.NONE);
  }

  @Override
  protected void step(LocalState state, Block block, int position) {
    Instruction instruction = block.instructions().get(position);
    CallSite site = code.callAt(instruction);
    if (site != null) {
      leakOwn(state, site);
      calls.apply(this, state, site);
    } else if (instruction instanceof New || instruction instanceof NewArray) {
      state.define(result(instruction), true);
    } else if (instruction instanceof Closure closure) {
      closure(state, closure);
    } else if (instruction instanceof Cast cast) {
      int value = variable(cast.value());
      state.define(result(cast), state.isLocalOrNone(value));
      state.copy(value, result(cast));
    } else if (instruction instanceof FieldLoad load) {
      load(state, load);
    } else if (instruction instanceof FieldStore store) {
      store(state, store);
    } else if (instruction instanceof ArrayLoad load) {
      state.load(variable(load.array()), result(load));
    } else if (instruction instanceof ArrayStore store) {
      state.store(variable(store.array()), variable(store.value()));
    } else if (instruction instanceof Throw thrown) {
      state.leak(variable(thrown.exception()));
      exit(state);
    } else if (instruction instanceof Return back) {
      back.value().ifPresent(value -> returned(state, variable(value)));
      exit(state);
    } else {
      state.define(result(instruction), false);
    }
  }

  private void closure(LocalState state, Closure closure) {
    int made = result(closure);
    state.define(made, true);
    for (int i = 0; i < closure.operandCount(); i++) {
      state.store(made, variable(closure.operand(i)));
    }
  }

  private void load(LocalState state, FieldLoad load) {
    int target = result(load);
    if (load.isStatic()) {
      loadStatic(state, load.field(), target);
    } else {
      int base = variable(load.operand(0));
      // What others see of an object is theirs, whoever knows the object.
      boolean isSeen = base != MethodCode.NONE && around.isSeen(load.field(), base);
      state.load(isSeen ? MethodCode.NONE : base, target);
    }
  }

  private void store(LocalState state, FieldStore store) {
    int source = variable(store.value());
    if (store.isStatic()) {
      storeStatic(state, store.field(), source);
      return;
    }
    int base = variable(store.operand(0));
    if (base != MethodCode.NONE && around.isSeen(store.field(), base)) {
      state.store(MethodCode.NONE, source);
    } else if (base != MethodCode.NONE && around.isGlimpse(store.field())) {
      state.hold(source);
    } else {
      state.store(base, source);
    }
  }

  private boolean isOwn(FieldRef field) {
    return ownStatics != null && ownStatics.contains(field);
  }

  private void loadStatic(LocalState state, FieldRef field, int target) {
    if (!isOwn(field)) {
      state.load(MethodCode.NONE, target);
    } else if (target != MethodCode.NONE) {
      boolean isLocal = !around.objects(target).intersects(state.leaked.all());
      state.keep(target, isLocal);
      state.local.set(target, isLocal);
    }
  }

  private void storeStatic(LocalState state, FieldRef field, int source) {
    if (!isOwn(field)) {
      state.store(MethodCode.NONE, source);
    } else if (source != MethodCode.NONE) {
      if (!state.local.get(source)) {
        state.leaked.add(around.objects(source));
      }
      state.hold(source);
    }
  }

  /**
   * A call that uses the static fields of the class that is being initialised has what they have.
   */
  private void leakOwn(LocalState state, CallSite site) {
    if (ownStatics != null && instance.edges(site).stream().anyMatch(ownStatics::areUsedBy)) {
      ObjectSet own = around.from(ownStatics.objects());
      state.leaked.add(own);
      state.leakOwned(own);
    }
  }

  /** What is not always local is never: then what was local until here is not any more. */
  private void returned(LocalState state, int variable) {
    if (variable == MethodCode.NONE) {
      return;
    }
    if (!state.local.get(variable)) {
      context.summary.returnsLocal = false;
    } else if (!context.summary.returnsLocal) {
      state.leak(variable);
    } else {
      context.summary.owned.addAll(state.owned.gained());
      context.summary.leaked.addAll(state.leaked.gained());
      context.summary.returnsHeld |= state.held.get(variable);
    }
  }

  private void exit(LocalState state) {
    if (context.mask == 0) {
      return;
    }
    context.summary.owned.addAll(state.owned.gained());
    context.summary.leaked.addAll(state.leaked.gained());
    for (int i = 0; i < Math.min(64, code.formalCount()); i++) {
      long position = context.mask & 1L << i;
      if (position != 0 && !state.local.get(code.formal(i))) {
        context.summary.leaks |= position;
      } else if (position != 0 && state.held.get(code.formal(i))) {
        context.summary.holds |= position;
      }
    }
  }
}
