package dev.photofinish.prove.parent;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Sweep;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which abstract objects stand only for objects that are stored once at most in all their life, and
 * so have one parent at most. If each of several loads gave such an object, the last object tells
 * the first: two ways of the same length to one object began at one object.
 */
public final class UniqueParents {

  private final PointsTo points;
  private final StoreCalls calls;
  private final StoreSummary[] summaries;
  private final @Nullable BitSet[] entries;

  /** Objects that may be stored more than once. */
  private final ObjectSet shared = new ObjectSet();

  /** The objects whose fields may point to an object. */
  private final ObjectSet[] parents;

  /**
   * @param check called now and then while it is solved; throws if the work is to end
   */
  public UniqueParents(PointsTo points, LibraryFacts library, Runnable check) {
    this.points = points;
    int count = points.instances().size();
    this.summaries = new StoreSummary[count];
    this.entries = new BitSet[count];
    for (int i = 0; i < count; i++) {
      summaries[i] = new StoreSummary();
    }
    this.calls = new StoreCalls(points, library, summaries);
    this.parents = new ObjectSet[points.objects().size()];
    summarise(check);
    enterAll();
    shared.addAll(points.known());
    points.repeated().forEach(object -> points.fieldsOf(object).forEach(shared::addAll));
    findParents();
  }

  private void summarise(Runnable check) {
    List<Instance> instances = points.instances();
    Sweep waiting = new Sweep();
    instances.forEach(instance -> waiting.add(instance.id()));
    ObjectSet ignored = new ObjectSet();
    while (!waiting.isEmpty()) {
      check.run();
      int next = waiting.take();
      Instance instance = instances.get(next);
      long before = summaries[next].version();
      new StoreFlow(instance, points, calls, summaries[next], ignored).run(all(instance));
      if (summaries[next].version() != before) {
        instance.callers().forEach(edge -> waiting.add(edge.caller().id()));
      }
    }
  }

  private static BitSet all(Instance instance) {
    BitSet all = new BitSet();
    MethodCode code = instance.code();
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE) {
        all.set(code.formal(i));
      }
    }
    return all;
  }

  private void enterAll() {
    BitSet waiting = new BitSet();
    points.roots().values().forEach(all -> all.forEach(root -> enter(root, new BitSet(), waiting)));
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      pass(points.instances().get(next), waiting);
    }
  }

  private void enter(Instance instance, BitSet state, BitSet waiting) {
    BitSet known = entries[instance.id()];
    if (known == null) {
      entries[instance.id()] = (BitSet) state.clone();
      waiting.set(instance.id());
    } else {
      int before = known.cardinality();
      known.and(state);
      waiting.set(instance.id(), waiting.get(instance.id()) || known.cardinality() < before);
    }
  }

  /** An object that is found to be shared with an entry that shrinks later is so with that, too. */
  private void pass(Instance instance, BitSet waiting) {
    BitSet entry = entries[instance.id()];
    if (entry == null) {
      return;
    }
    StoreFlow flow = new StoreFlow(instance, points, calls, new StoreSummary(), shared);
    flow.run(entry);
    for (CallEdge edge : instance.edges()) {
      if (!edge.isStart() && !edge.isDirect()) {
        enter(edge.target(), new BitSet(), waiting);
      }
    }
    flow.forEach(
        (state, instruction) -> {
          CallSite site = instance.code().callAt(instruction);
          if (site != null) {
            for (CallEdge edge : instance.edges(site)) {
              if (edge.isDirect()) {
                enter(edge.target(), atCall(state, site, edge), waiting);
              }
            }
          }
        });
  }

  private static BitSet atCall(BitSet before, CallSite site, CallEdge edge) {
    BitSet unstored = new BitSet();
    MethodCode target = edge.target().code();
    for (int i = 0; i < target.formalCount(); i++) {
      int argument = site.arguments()[i];
      if (target.formal(i) != MethodCode.NONE
          && argument != MethodCode.NONE
          && before.get(argument)) {
        unstored.set(target.formal(i));
      }
    }
    return unstored;
  }

  private void findParents() {
    for (int i = 0; i < parents.length; i++) {
      parents[i] = new ObjectSet();
    }
    for (int i = 0; i < parents.length; i++) {
      int parent = i;
      for (ObjectSet held : points.fieldsOf(i)) {
        held.forEach(child -> parents[child].add(parent));
      }
    }
  }

  /** Whether objects that are the same are reached by so many loads from one object only. */
  public boolean tellRoots(ObjectSet objects, int depth) {
    ObjectSet at = objects;
    for (int i = 0; i < depth; i++) {
      if (at.intersects(shared)) {
        return false;
      }
      ObjectSet above = new ObjectSet();
      at.forEach(object -> above.addAll(parents[object]));
      at = above;
    }
    return true;
  }
}
