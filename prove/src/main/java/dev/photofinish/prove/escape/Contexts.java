package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Sweep;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All contexts that are reached from the roots of threads, solved together. */
final class Contexts {

  private final PointsTo points;
  private final HeapGraph heap;
  private final Finalized finalized;
  private final Glimpses glimpses;
  private final CallEffects calls;
  private final StaticUses staticUses;
  private final List<CallContext> all = new ArrayList<>();

  /** Those of each instance. */
  private final List<List<CallContext>> ofInstances = new ArrayList<>();

  /** What initialisers of classes have for themselves. */
  private final Map<Instance, OwnStatics> ownStatics = new HashMap<>();

  /** The numbers of contexts that are to be solved. */
  private final Sweep waiting = new Sweep();

  Contexts(
      PointsTo points,
      HeapGraph heap,
      Finalized finalized,
      Glimpses glimpses,
      LibraryEffects library) {
    this.points = points;
    this.heap = heap;
    this.finalized = finalized;
    this.glimpses = glimpses;
    this.staticUses = new StaticUses(points);
    this.calls = new CallEffects(this, library);
    points.instances().forEach(instance -> ofInstances.add(new ArrayList<>(1)));
  }

  /** The context of a call; it is reached from now on. */
  CallContext reach(Instance instance, long mask) {
    return reach(instance, mask, true);
  }

  /**
   * The same, told from others by whether some object has escaped although a local argument leads
   * to it: what those do who have given something away does not concern the others.
   */
  CallContext reach(Instance instance, long mask, boolean isClean) {
    List<CallContext> known = ofInstances.get(instance.id());
    for (CallContext context : known) {
      if (context.mask == mask && context.isClean == isClean) {
        return context;
      }
    }
    CallContext context = new CallContext(all.size(), instance, mask, isClean);
    all.add(context);
    known.add(context);
    waiting.add(context.number);
    return context;
  }

  /** What a call in one context of another needs to know of what is passed. */
  void pass(CallContext context, long held, ObjectSet owned, ObjectSet leaked) {
    if (context.mask == 0) {
      return;
    }
    long before = context.held;
    context.held |= held & context.mask;
    boolean changed = context.held != before;
    changed |= context.owned.addAll(owned);
    changed |= context.leaked.addAll(leaked);
    if (changed) {
      waiting.add(context.number);
    }
  }

  /**
   * Solves all.
   *
   * @param check called now and then; throws if the work is to end
   */
  void solve(Runnable check) {
    while (!waiting.isEmpty()) {
      check.run();
      CallContext context = all.get(waiting.take());
      int before = context.summary.size();
      flow(context);
      if (context.summary.size() != before) {
        context.users.forEach(waiting::add);
      }
    }
  }

  /** Solves one context with what is known of the others. */
  LocalFlow flow(CallContext context) {
    Surroundings around = new Surroundings(points, heap, finalized, glimpses, context);
    LocalFlow flow = new LocalFlow(context, around, calls, ownStatics(context.instance));
    flow.run(
        new LocalState(
            around,
            formals(context, context.mask),
            formals(context, context.held),
            Growing.from(context.owned),
            Growing.from(context.leaked)));
    return flow;
  }

  private @Nullable OwnStatics ownStatics(Instance instance) {
    return instance.method().isClassInitializer()
        ? ownStatics.computeIfAbsent(
            instance, none -> new OwnStatics(points, points.fields(), staticUses, instance))
        : null;
  }

  private static BitSet formals(CallContext context, long positions) {
    BitSet formals = new BitSet();
    MethodCode code = context.instance.code();
    for (int i = 0; i < Math.min(64, code.formalCount()); i++) {
      if ((positions & 1L << i) != 0 && code.formal(i) != MethodCode.NONE) {
        formals.set(code.formal(i));
      }
    }
    return formals;
  }
}
