package dev.photofinish.prove.escape;

import dev.photofinish.ir.Instruction;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The thread escape analysis: which objects may be visible to a second thread when they are
 * accessed.
 *
 * <p>Some never are, at any time: those that no static field, no started thread and no library
 * reaches. Of the others, those are not yet visible that a thread has made and kept to itself so
 * far, though it may have given away earlier ones from the same site (section 5 of the certified
 * analysis). This takes the place of the sets at each program point of section 2.5: they say which
 * abstract objects may have escaped, this says of which variable the object has not.
 */
public final class Escape {

  private final PointsTo points;
  private final HeapGraph heap;
  private final ObjectSet escaping;
  private final CallEffects calls;
  private final @Nullable LocalState[] entries;
  private final ObjectSet[] localAccesses;

  public Escape(PointsTo points, LibraryFacts library, HeapGraph heap) {
    this.points = points;
    this.heap = heap;
    this.escaping = Escaping.of(points, heap);
    int count = points.instances().size();
    this.entries = new LocalState[count];
    this.localAccesses = new ObjectSet[count];
    Summaries summaries = new Summaries(points);
    this.calls = new CallEffects(summaries, new LibraryEffects(library));
    summaries.solve(points, heap, calls);
    enterAll();
    points.instances().forEach(this::findAccesses);
  }

  /** The objects that a second thread may see at some time. */
  public ObjectSet escaping() {
    return escaping;
  }

  /** The objects that an access in a context may be about and that a second thread may see then. */
  public ObjectSet escaping(Instance instance, Access access) {
    return localAccesses[instance.id()].contains(access.id())
        ? new ObjectSet()
        : points.accessed(instance, access).and(escaping);
  }

  /** Whether the object of an access is certainly seen by its own thread only. */
  public boolean isLocal(Instance instance, Access access) {
    return localAccesses[instance.id()].contains(access.id());
  }

  private void enterAll() {
    BitSet waiting = new BitSet();
    points
        .roots()
        .forEach(
            (thread, roots) -> roots.forEach(root -> enter(root, ofRoot(thread, root), waiting)));
    List<Instance> instances = points.instances();
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      pass(instances.get(next), waiting);
    }
  }

  /** Nobody else has an object that is being finalized. */
  private static LocalState ofRoot(AbstractThread thread, Instance root) {
    BitSet local = new BitSet();
    if (thread.kind() == AbstractThread.Kind.FINALIZER) {
      local.set(root.code().formal(0));
    }
    return new LocalState(local, new ObjectSet());
  }

  private void enter(Instance instance, LocalState state, BitSet waiting) {
    LocalState known = entries[instance.id()];
    if (known == null) {
      entries[instance.id()] = state.copy();
      waiting.set(instance.id());
    } else if (known.join(state)) {
      waiting.set(instance.id());
    }
  }

  private void pass(Instance instance, BitSet waiting) {
    LocalFlow flow = flow(instance);
    if (flow == null) {
      return;
    }
    for (CallEdge edge : instance.edges()) {
      if (!edge.isStart() && !CallEffects.isDirect(edge)) {
        enter(edge.target(), new LocalState(new BitSet(), new ObjectSet()), waiting);
      }
    }
    flow.forEach(
        (state, instruction) -> {
          CallSite site = instance.code().callAt(instruction);
          if (site != null) {
            for (CallEdge edge : instance.edges(site)) {
              if (CallEffects.isDirect(edge)) {
                enter(edge.target(), atCall(state, site, edge), waiting);
              }
            }
          }
        });
  }

  private @Nullable LocalFlow flow(Instance instance) {
    LocalState entry = entries[instance.id()];
    if (entry == null) {
      return null;
    }
    LocalFlow flow = new LocalFlow(instance, points, heap, calls, new Summary());
    flow.run(entry);
    return flow;
  }

  private static LocalState atCall(LocalState before, CallSite site, CallEdge edge) {
    BitSet local = new BitSet();
    MethodCode target = edge.target().code();
    for (int i = 0; i < target.formalCount(); i++) {
      int argument = site.arguments()[i];
      if (target.formal(i) != MethodCode.NONE
          && argument != MethodCode.NONE
          && before.local.get(argument)) {
        local.set(target.formal(i));
      }
    }
    return new LocalState(local, before.leaked);
  }

  private void findAccesses(Instance instance) {
    ObjectSet found = new ObjectSet();
    localAccesses[instance.id()] = found;
    LocalFlow flow = flow(instance);
    if (flow == null) {
      return;
    }
    Map<Instruction, List<Access>> ofLibrary = new HashMap<>();
    points
        .libraryAccesses(instance)
        .keySet()
        .forEach(
            access ->
                ofLibrary
                    .computeIfAbsent(access.instruction(), none -> new ArrayList<>())
                    .add(access));
    flow.forEach(
        (state, instruction) -> {
          instance.code().accessesAt(instruction).forEach(each -> find(flow, state, each, found));
          ofLibrary
              .getOrDefault(instruction, List.of())
              .forEach(each -> find(flow, state, each, found));
        });
  }

  private void find(LocalFlow flow, LocalState state, Access access, ObjectSet found) {
    if (access.base() == MethodCode.NONE || !state.local.get(access.base())) {
      return;
    }
    ObjectSet accessed = points.accessed(flow.instance(), access);
    if (points.of(flow.instance(), access.base()).containsAll(accessed)) {
      found.add(access.id());
    }
  }
}
