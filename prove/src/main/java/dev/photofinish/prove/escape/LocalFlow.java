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
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The locality of the variables of one instance, from its entry on. */
final class LocalFlow extends Forward<LocalState> {

  private final CallContext context;
  private final Instance instance;
  private final MethodCode code;
  private final PointsTo points;
  private final HeapGraph heap;
  private final Finalized finalized;
  private final CallEffects calls;

  /** The static fields that only this method sees yet; null if it initialises no class. */
  private final @Nullable OwnStatics ownStatics;

  private final List<BiConsumer<CallEdge, CallContext>> listeners = new ArrayList<>();

  LocalFlow(
      CallContext context,
      PointsTo points,
      HeapGraph heap,
      Finalized finalized,
      CallEffects calls) {
    super(context.instance.code().body());
    this.context = context;
    this.instance = context.instance;
    this.code = instance.code();
    this.points = points;
    this.heap = heap;
    this.finalized = finalized;
    this.calls = calls;
    this.ownStatics =
        instance.method().isClassInitializer()
            ? new OwnStatics(points, points.fields(), instance)
            : null;
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
        state.local.set(variable, isLocal(before, operand));
        state.held.set(variable, isHeld(before, operand));
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

  /** What has no variable is nobody's object: null, a string. */
  private static boolean isLocal(LocalState state, int variable) {
    return variable == MethodCode.NONE || state.local.get(variable);
  }

  private static boolean isHeld(LocalState state, int variable) {
    return variable != MethodCode.NONE && state.held.get(variable);
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
          leak(state, variable(phi.operand(i)));
        }
      }
    }
  }

  int variable(Value value) {
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
      define(state, result(instruction), true);
    } else if (instruction instanceof Closure closure) {
      closure(state, closure);
    } else if (instruction instanceof Cast cast) {
      int value = variable(cast.value());
      define(state, result(cast), isLocal(state, value));
      copy(state, value, result(cast));
    } else if (instruction instanceof FieldLoad load
        && isOwnStatic(load.isStatic(), load.field())) {
      loadOwn(state, result(load));
    } else if (instruction instanceof FieldLoad load) {
      load(state, load.isStatic() ? MethodCode.NONE : variable(load.operand(0)), result(load));
    } else if (instruction instanceof FieldStore store
        && isOwnStatic(store.isStatic(), store.field())) {
      storeOwn(state, variable(store.value()));
    } else if (instruction instanceof ArrayLoad load) {
      load(state, variable(load.array()), result(load));
    } else if (instruction instanceof FieldStore store) {
      int base = store.isStatic() ? MethodCode.NONE : variable(store.operand(0));
      store(state, base, variable(store.value()));
    } else if (instruction instanceof ArrayStore store) {
      store(state, variable(store.array()), variable(store.value()));
    } else if (instruction instanceof Throw thrown) {
      leak(state, variable(thrown.exception()));
      exit(state);
    } else if (instruction instanceof Return back) {
      back.value().ifPresent(value -> returned(state, value));
      exit(state);
    } else {
      define(state, result(instruction), false);
    }
  }

  /** A variable has a value from now on that no other object refers to. */
  void define(LocalState state, int variable, boolean local) {
    if (variable != MethodCode.NONE) {
      state.local.set(variable, local);
      state.held.clear(variable);
    }
  }

  /** Another object refers from now on to what a variable has. */
  void hold(LocalState state, int variable) {
    if (variable == MethodCode.NONE || !state.local.get(variable)) {
      return;
    }
    state.held.set(variable);
    state.owned.add(objects(variable));
    for (int v = state.local.nextSetBit(0); v >= 0; v = state.local.nextSetBit(v + 1)) {
      if (!state.held.get(v) && objects(v).intersects(objects(variable))) {
        state.held.set(v);
      }
    }
  }

  /** A variable has what another has; whether that is local is for the caller to say. */
  void copy(LocalState state, int from, int to) {
    if (to != MethodCode.NONE && isHeld(state, from)) {
      state.held.set(to);
    }
  }

  private void closure(LocalState state, Closure closure) {
    int made = result(closure);
    define(state, made, true);
    for (int i = 0; i < closure.operandCount(); i++) {
      store(state, made, variable(closure.operand(i)));
    }
  }

  private boolean isOwnStatic(boolean isStatic, FieldRef field) {
    return isStatic && ownStatics != null && ownStatics.contains(field);
  }

  /** {@code target = field}, of the class that is being initialised. */
  private void loadOwn(LocalState state, int target) {
    if (target != MethodCode.NONE) {
      boolean local = !objects(target).intersects(state.leaked.all());
      keep(state, target, local);
      state.local.set(target, local);
    }
  }

  /** {@code field = source}, of the class that is being initialised. */
  private void storeOwn(LocalState state, int source) {
    if (source != MethodCode.NONE && !state.local.get(source)) {
      state.leaked.add(objects(source));
    }
    hold(state, source);
  }

  /**
   * A call that uses the static fields of the class that is being initialised has what they have.
   */
  private void leakOwn(LocalState state, CallSite site) {
    if (ownStatics != null && instance.edges(site).stream().anyMatch(ownStatics::areUsedBy)) {
      ObjectSet own = heap.from(ownStatics.objects());
      state.leaked.add(own);
      leakOwned(state, own);
    }
  }

  /** {@code target = base.field}. */
  void load(LocalState state, int base, int target) {
    if (target != MethodCode.NONE) {
      state.local.set(target, isLoadLocal(state, base, target));
    }
  }

  /** Whether what is loaded from an object is local; at any rate, that object refers to it. */
  boolean isLoadLocal(LocalState state, int base, int target) {
    boolean fromLocal = base != MethodCode.NONE && state.local.get(base);
    boolean local = fromLocal && !objects(target).intersects(state.leaked.all());
    if (fromLocal) {
      keep(state, target, local);
    }
    return local;
  }

  /**
   * A local object refers to what a variable has now; if that is known to others, it was before.
   */
  private void keep(LocalState state, int variable, boolean local) {
    state.held.set(variable);
    if (local) {
      state.owned.add(objects(variable));
    } else {
      // It may be an object that a local variable has.
      leakOwned(state, heap.from(objects(variable).and(state.owned.all())));
    }
  }

  /** {@code base.field = source}. */
  void store(LocalState state, int base, int source) {
    if (source == MethodCode.NONE) {
      return;
    }
    boolean intoLocal = base != MethodCode.NONE && state.local.get(base);
    if (!intoLocal || (!isBeingMade(base) && finalized.intersects(objects(base)))) {
      leak(state, source);
    }
    if (intoLocal && !state.local.get(source)) {
      state.leaked.add(objects(source));
    }
    hold(state, source);
  }

  /** Nobody finalizes an object before its constructor is done. */
  private boolean isBeingMade(int variable) {
    return instance.method().isConstructor() && variable == code.formal(0);
  }

  /** A constructor is done. */
  void constructed(LocalState state, int variable) {
    if (variable != MethodCode.NONE
        && !isBeingMade(variable)
        && finalized.intersects(objects(variable))) {
      leakOwned(state, finalized.held());
    }
  }

  ObjectSet objects(int variable) {
    return points.of(instance, variable);
  }

  /** Those of some objects that certain arguments of a call lead to. */
  ObjectSet within(ObjectSet some, long positions, int[] arguments) {
    ObjectSet all = new ObjectSet();
    for (int i = 0; i < Math.min(64, arguments.length) && !some.isEmpty(); i++) {
      if ((positions & 1L << i) != 0) {
        all.addAll(reached(arguments[i]).and(some));
      }
    }
    return all;
  }

  ObjectSet reached(int variable) {
    return heap.from(objects(variable));
  }

  /** The object of a variable becomes known to others, with all that it reaches. */
  void leak(LocalState state, int variable) {
    if (variable != MethodCode.NONE && state.local.get(variable)) {
      state.local.clear(variable);
      leakNamed(state, objects(variable));
    }
  }

  /** What a call gave back may be what a local variable has, but is not known to be. */
  void leakResult(LocalState state, int result) {
    if (result != MethodCode.NONE) {
      leakNamed(state, objects(result));
    }
  }

  /** What a variable has becomes known to others: all variables may have the same. */
  private void leakNamed(LocalState state, ObjectSet objects) {
    clearLocal(state, state.local, objects);
    if (!state.local.isEmpty()) {
      leakOwned(state, heap.from(objects));
    }
  }

  /** What local objects refer to becomes known to others. */
  private void leakOwned(LocalState state, ObjectSet objects) {
    ObjectSet owned = objects.and(state.owned.all());
    state.leaked.add(owned);
    clearLocal(state, state.held, owned);
  }

  private void clearLocal(LocalState state, BitSet among, ObjectSet objects) {
    for (int v = state.local.nextSetBit(0); v >= 0; v = state.local.nextSetBit(v + 1)) {
      if (among.get(v) && objects(v).intersects(objects)) {
        state.local.clear(v);
      }
    }
  }

  /** What is not always local is never: then what was local until here is not any more. */
  private void returned(LocalState state, Value value) {
    int variable = variable(value);
    if (variable == MethodCode.NONE) {
      return;
    }
    if (!state.local.get(variable)) {
      context.summary.returnsLocal = false;
    } else if (!context.summary.returnsLocal) {
      leak(state, variable);
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
