package dev.photofinish.prove.parent;

import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
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
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;

/**
 * Which variables of an instance have an object that has not been stored in any field of any
 * object: all references to it are variables.
 */
final class StoreFlow extends Forward<BitSet> {

  private final Instance instance;
  private final MethodCode code;
  private final PointsTo points;
  private final StoreCalls calls;
  private final StoreSummary summary;
  private final ObjectSet shared;

  /**
   * @param summary takes what the instance does
   * @param shared takes the objects that may be stored a second time
   */
  StoreFlow(
      Instance instance,
      PointsTo points,
      StoreCalls calls,
      StoreSummary summary,
      ObjectSet shared) {
    super(instance.code().body());
    this.instance = instance;
    this.code = instance.code();
    this.points = points;
    this.calls = calls;
    this.summary = summary;
    this.shared = shared;
  }

  void run(BitSet entry) {
    solve(entry);
  }

  Instance instance() {
    return instance;
  }

  ObjectSet objects(int variable) {
    return points.of(instance, variable);
  }

  /** Goes through all instructions that are reached. */
  void forEach(Visitor<BitSet> visitor) {
    walk(visitor);
  }

  @Override
  protected BitSet copy(BitSet state) {
    return (BitSet) state.clone();
  }

  @Override
  protected boolean join(BitSet into, BitSet other) {
    int before = into.cardinality();
    into.and(other);
    return into.cardinality() < before;
  }

  @Override
  protected void cross(BitSet state, Block from, Block to) {
    BitSet before = to.phis().isEmpty() ? state : (BitSet) state.clone();
    for (Value.Phi phi : to.phis()) {
      for (int i = 0; i < to.predecessorCount(); i++) {
        if (to.predecessor(i) == from.index()) {
          define(state, variable(phi), isUnstored(before, variable(phi.operand(i))));
        }
      }
    }
    to.caught().ifPresent(caught -> define(state, variable(caught), false));
  }

  private static boolean isUnstored(BitSet state, int variable) {
    return variable == MethodCode.NONE || state.get(variable);
  }

  private int variable(Value value) {
    return code.variableOf(value.id());
  }

  void define(BitSet state, int variable, boolean unstored) {
    if (variable != MethodCode.NONE) {
      state.set(variable, unstored);
    }
  }

  @Override
  protected void step(BitSet state, Block block, int position) {
    Instruction instruction = block.instructions().get(position);
    CallSite site = code.callAt(instruction);
    int result = instruction.result().map(this::variable).orElse(MethodCode.NONE);
    if (site != null) {
      calls.apply(this, state, site);
    } else if (instruction instanceof New || instruction instanceof NewArray) {
      define(state, result, true);
    } else if (instruction instanceof Closure closure) {
      define(state, result, true);
      closure.operands().forEach(captured -> store(state, variable(captured)));
    } else if (instruction instanceof Cast cast) {
      define(state, result, isUnstored(state, variable(cast.value())));
    } else if (instruction instanceof FieldStore store && !store.isStatic()) {
      store(state, variable(store.value()));
    } else if (instruction instanceof ArrayStore store) {
      store(state, variable(store.value()));
    } else if (instruction instanceof Return back) {
      back.value().ifPresent(value -> returned(state, variable(value)));
      exit(state);
    } else if (instruction instanceof Throw) {
      exit(state);
    } else {
      define(state, result, false);
    }
  }

  /** A variable's object is stored in a field, an element or a container. */
  void store(BitSet state, int variable) {
    if (variable == MethodCode.NONE) {
      return;
    }
    if (!state.get(variable)) {
      shared.addAll(objects(variable));
    }
    stored(state, variable);
  }

  /** A variable's object may have been stored, and so that of each variable that may have it. */
  void stored(BitSet state, int variable) {
    if (variable != MethodCode.NONE && state.get(variable)) {
      for (int v = state.nextSetBit(0); v >= 0; v = state.nextSetBit(v + 1)) {
        if (v == variable || objects(v).intersects(objects(variable))) {
          state.clear(v);
        }
      }
    }
  }

  /** Objects that may be stored again, from where nobody knows. */
  void share(ObjectSet objects) {
    shared.addAll(objects);
  }

  private void returned(BitSet state, int variable) {
    if (variable == MethodCode.NONE) {
      return;
    }
    summary.returnsUnstored &= state.get(variable);
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE
          && objects(code.formal(i)).intersects(objects(variable))) {
        summary.returnedFrom.set(i);
      }
    }
  }

  private void exit(BitSet state) {
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE && !state.get(code.formal(i))) {
        summary.stores.set(i);
      }
    }
  }
}
