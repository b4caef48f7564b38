package dev.photofinish.prove.escape;

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
import java.util.BitSet;
import java.util.List;
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
      if (!edge.isStart()) {
        LocalState entry = atCall(flow, edge);
        if (entry != null) {
          enter(edge.target(), entry, waiting);
        }
      }
    }
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

  private static @Nullable LocalState atCall(LocalFlow flow, CallEdge edge) {
    CallSite site = edge.site();
    if (site == null || !CallEffects.isDirect(edge)) {
      return new LocalState(new BitSet(), new ObjectSet());
    }
    LocalState before = flow.before(site.place());
    if (before == null) {
      return null;
    }
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
    if (flow != null) {
      instance.code().accesses().forEach(access -> find(flow, access, found));
      points.libraryAccesses(instance).keySet().forEach(access -> find(flow, access, found));
    }
  }

  private void find(LocalFlow flow, Access access, ObjectSet found) {
    if (access.base() == MethodCode.NONE) {
      return;
    }
    LocalState state = flow.before(access.place());
    boolean isOwn =
        points
            .of(flow.instance(), access.base())
            .containsAll(points.accessed(flow.instance(), access));
    if (state == null || (state.local.get(access.base()) && isOwn)) {
      found.add(access.id());
    }
  }
}
