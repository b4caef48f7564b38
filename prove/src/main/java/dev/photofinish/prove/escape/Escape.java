package dev.photofinish.prove.escape;

import dev.photofinish.ir.Instruction;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  private final ObjectSet escaping;
  private final ObjectSet[] localAccesses;
  private final ObjectSet[] sharedAccesses;

  public Escape(PointsTo points, LibraryFacts library, HeapGraph heap) {
    this.points = points;
    this.escaping = Escaping.of(points, heap);
    int count = points.instances().size();
    this.localAccesses = new ObjectSet[count];
    this.sharedAccesses = new ObjectSet[count];
    for (int i = 0; i < count; i++) {
      localAccesses[i] = new ObjectSet();
      sharedAccesses[i] = new ObjectSet();
    }
    Contexts contexts = new Contexts(points, heap, new LibraryEffects(library));
    points.instances().forEach(instance -> initialise(contexts, instance));
    points.roots().forEach((thread, roots) -> roots.forEach(root -> begin(contexts, thread, root)));
    contexts.solve();
    for (CallContext context : contexts.all()) {
      findAccesses(contexts.flow(context));
    }
  }

  private static void initialise(Contexts contexts, Instance instance) {
    if (instance.method().isClassInitializer()) {
      contexts.reach(instance, 0);
    }
  }

  /** Nobody else has an object that is being made or finalized. */
  private static void begin(Contexts contexts, AbstractThread thread, Instance root) {
    boolean isFinalized = thread.kind() == AbstractThread.Kind.FINALIZER;
    boolean isAlone = isFinalized || root.method().isConstructor();
    CallContext context = contexts.reach(root, isAlone ? 1 : 0);
    // What is finalized together may refer to each other.
    contexts.pass(context, isFinalized ? 1 : 0, new ObjectSet());
  }

  /** The objects that a second thread may see at some time. */
  public ObjectSet escaping() {
    return escaping;
  }

  /** The objects that an access in a context may be about and that a second thread may see then. */
  public ObjectSet escaping(Instance instance, Access access) {
    return isLocal(instance, access)
        ? new ObjectSet()
        : points.accessed(instance, access).and(escaping);
  }

  /** Whether the object of an access is certainly seen by its own thread only. */
  public boolean isLocal(Instance instance, Access access) {
    return localAccesses[instance.id()].contains(access.id())
        && !sharedAccesses[instance.id()].contains(access.id());
  }

  private void findAccesses(LocalFlow flow) {
    Instance instance = flow.context().instance;
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
          instance.code().accessesAt(instruction).forEach(each -> find(flow, state, each));
          ofLibrary.getOrDefault(instruction, List.of()).forEach(each -> find(flow, state, each));
        });
  }

  private void find(LocalFlow flow, LocalState state, Access access) {
    Instance instance = flow.context().instance;
    boolean isLocal =
        access.base() != MethodCode.NONE
            && state.local.get(access.base())
            && points.of(instance, access.base()).containsAll(points.accessed(instance, access));
    (isLocal ? localAccesses : sharedAccesses)[instance.id()].add(access.id());
  }
}
