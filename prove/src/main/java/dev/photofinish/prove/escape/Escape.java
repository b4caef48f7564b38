package dev.photofinish.prove.escape;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.LinkedHashMap;
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
  private final Glimpses glimpses;
  private final ObjectSet escaping;
  private final Visits visits;

  /**
   * @param check called now and then while it is solved; throws if the work is to end
   */
  public Escape(PointsTo points, LibraryFacts library, Runnable check) {
    this.points = points;
    HeapGraph whole = new HeapGraph(points.objects().size(), points::fieldsOf);
    this.glimpses =
        Glimpses.of(
            points, Escaping.of(points, whole, new Finalized(points, points::fieldsOf, whole)));
    HeapGraph heap = new HeapGraph(points.objects().size(), glimpses::fieldsOf);
    Finalized finalized = new Finalized(points, glimpses::fieldsOf, heap);
    this.escaping = Escaping.of(points, heap, finalized);
    escaping.addAll(heap.from(glimpses.inSight()));
    Contexts contexts =
        new Contexts(points, heap, finalized, glimpses, new LibraryEffects(library));
    points.instances().forEach(instance -> initialise(contexts, instance));
    Map<AbstractThread, List<CallContext>> roots = new LinkedHashMap<>();
    points
        .roots()
        .forEach(
            (thread, begun) ->
                roots.put(
                    thread,
                    begun.stream().map(root -> begin(contexts, finalized, thread, root)).toList()));
    contexts.solve(check);
    this.visits = new VisitFinder(points, glimpses, contexts).find(roots);
  }

  private static void initialise(Contexts contexts, Instance instance) {
    if (instance.method().isClassInitializer()) {
      contexts.reach(instance, 0);
    }
  }

  /** Nobody else has an object that is being made or finalized, though what that refers to. */
  private static CallContext begin(
      Contexts contexts, Finalized finalized, AbstractThread thread, Instance root) {
    if (Finalized.isFinalizer(thread)) {
      CallContext finalizing = contexts.reach(root, 1);
      contexts.pass(finalizing, 1, new ObjectSet(), finalized.held());
      return finalizing;
    }
    return contexts.reach(root, root.method().isConstructor() ? 1 : 0);
  }

  /** The objects that a second thread may see at some time. */
  public ObjectSet escaping() {
    return escaping;
  }

  /** The objects that an access in a context may be about and that a second thread may see then. */
  public ObjectSet escaping(Instance instance, Access access) {
    if (isLocal(instance, access)) {
      return new ObjectSet();
    }
    ObjectSet accessed = points.accessed(instance, access);
    ObjectSet visible = accessed.and(escaping);
    visible.addAll(accessed.and(glimpses.seen(access.field())));
    return visible;
  }

  /** Whether the object of an access is certainly seen by its own thread only. */
  public boolean isLocal(Instance instance, Access access) {
    return visits.isReached(instance) && !visits.isShared(instance, access);
  }

  /** The visits to instances, with what each does to objects that others may see. */
  public Visits visits() {
    return visits;
  }

  /**
   * The numbers of the threads that do an access when a second thread may see its object.
   *
   * @param otherwise those of an instance that is only known to be there
   */
  public BitSet threads(Instance instance, Access access, BitSet otherwise) {
    return visits.isReached(instance) ? visits.threads(instance, access) : otherwise;
  }
}
