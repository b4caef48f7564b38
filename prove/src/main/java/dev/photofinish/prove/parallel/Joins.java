package dev.photofinish.prove.parallel;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.BitSet;
import java.util.Set;

/**
 * Which threads are over when a call returns: {@code join} on the one object that a thread has,
 * {@code get} of a future that stands for one task, and calls that wait for what they run. Only of
 * threads that nobody else starts: a thread that is not there yet is not waited for, and would be
 * started later.
 */
final class Joins {

  private final PointsTo points;
  private final LibraryFacts library;
  private final Once once;
  private final Multiplicity multiplicity;
  private final Starts starts;

  Joins(
      PointsTo points, LibraryFacts library, Once once, Multiplicity multiplicity, Starts starts) {
    this.points = points;
    this.library = library;
    this.once = once;
    this.multiplicity = multiplicity;
    this.starts = starts;
  }

  /** Whether a call in an instance may wait for a thread. */
  boolean hasAny(Instance instance) {
    return instance.code().calls().stream()
        .anyMatch(site -> instance.libraryTargets(site).stream().anyMatch(this::waits));
  }

  private boolean waits(MethodRef method) {
    return !library.of(method).all(Effect.WaitsFor.class).isEmpty();
  }

  /** The threads that are over after a call by a thread, of which there is one at most. */
  BitSet at(int waiting, Instance instance, CallSite site) {
    BitSet over = new BitSet();
    Set<MethodRef> targets = instance.libraryTargets(site);
    boolean onlyLibrary = instance.edges(site).stream().allMatch(CallEdge::isStart);
    if (targets.size() == 1 && onlyLibrary) {
      MethodRef method = targets.iterator().next();
      MethodFacts facts = library.of(method);
      for (Effect.WaitsFor effect : facts.all(Effect.WaitsFor.class)) {
        add(over, waiting, instance, site, effect.what());
      }
    }
    return over;
  }

  private void add(BitSet over, int waiting, Instance instance, CallSite site, Source what) {
    boolean untilDone = site.method().descriptor().parameters().isEmpty();
    if (what.kind() == Source.Kind.SAME && what.of().equals(Operand.THIS) && untilDone) {
      ObjectSet waitedFor = points.of(instance, site.receiver());
      if (waitedFor.size() == 1 && once.isSingle(waitedFor.only())) {
        points.threads().stream()
            .filter(thread -> standsFor(waitedFor.only(), thread))
            .filter(thread -> starts.isOnlyStarter(waiting, thread.number()))
            .forEach(thread -> over.set(thread.number()));
      }
    } else if (isOfTasks(what, site)) {
      points.threads().stream()
          .filter(thread -> site.equals(thread.submission()))
          .filter(thread -> starts.isOnlyStarter(waiting, thread.number()))
          .forEach(thread -> over.set(thread.number()));
    }
  }

  /** {@code invokeAll} without a limit of time: all that is run here is done. */
  private static boolean isOfTasks(Source what, CallSite site) {
    int parameters = site.method().descriptor().parameters().size();
    return what.of().isArgument() && parameters <= 2 && !hasTime(site.method());
  }

  private static boolean hasTime(MethodRef method) {
    return method.descriptor().parameters().stream()
        .anyMatch(type -> type.internalName().equals("java/util/concurrent/TimeUnit"));
  }

  /** Whether an object is a thread, or the future of a task that is run once. */
  private boolean standsFor(int object, AbstractThread thread) {
    if (thread.kind() == AbstractThread.Kind.STARTED) {
      return thread.object().id() == object;
    }
    CallSite submission = thread.submission();
    return submission != null
        && points.object(object).site().instruction() == submission.instruction()
        && !multiplicity.isMany(thread);
  }
}
