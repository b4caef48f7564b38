package dev.photofinish.prove.report;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.escape.Visit;
import dev.photofinish.prove.escape.Visits;
import dev.photofinish.prove.lock.LockStage;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.Stages;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * By which calls threads come to accesses, while others may see the object that they are about. Of
 * all ways the one is told that takes the fewest locks, and of these the shortest.
 */
final class CallPaths {

  /** Of so many threads all ways are kept; a library may have thousands of callers. */
  private static final int MOST_KEPT = 64;

  private final List<AbstractThread> threads;
  private final Visits visits;
  private final LockStage locks;
  private final int[][] taken;
  private final Map<AbstractThread, Ways> ofThreads = new LastUsed<>(MOST_KEPT);
  private @Nullable Ways ofAll;

  CallPaths(Stages stages) {
    this.threads = stages.points().threads();
    this.visits = stages.escape().visits();
    this.locks = stages.locks();
    this.taken = new int[visits.count()][];
  }

  /** A path of a thread to an access; only the instance if there is none. */
  CallPath to(AbstractThread thread, Point point) {
    Visit best = nearest(ofAll(), point);
    if (best != null && ofAll().thread(best).equals(thread)) {
      return ofAll().path(best);
    }
    Ways ways = ofThreads.computeIfAbsent(thread, this::search);
    Visit nearest = nearest(ways, point);
    return nearest == null ? new CallPath(List.of(), point.instance()) : ways.path(nearest);
  }

  /** The thread that comes to an access by the best way of all; otherwise the given one. */
  AbstractThread nearest(Point point, AbstractThread otherwise) {
    Ways ways = ofAll();
    Visit nearest = nearest(ways, point);
    return nearest == null ? otherwise : ways.thread(nearest);
  }

  /** How bad the best way to an access is. */
  long cost(Point point) {
    Visit nearest = nearest(ofAll(), point);
    return nearest == null ? Long.MAX_VALUE : ofAll().cost(nearest);
  }

  private @Nullable Visit nearest(Ways ways, Point point) {
    Access access = point.access();
    return ways.nearest(visits.sharing(point.instance(), access));
  }

  private Ways ofAll() {
    Ways found = ofAll;
    if (found == null) {
      found = new Ways(visits.count(), this::taken);
      for (AbstractThread thread : threads) {
        begin(found, thread, handicap(thread));
      }
      found.search();
      ofAll = found;
    }
    return found;
  }

  /** Readers know the threads that they start. */
  private static int handicap(AbstractThread thread) {
    return switch (thread.kind()) {
      case FINALIZER -> 1000;
      case LIBRARY -> 100;
      case MAIN -> 10;
      default -> 0;
    };
  }

  private Ways search(AbstractThread thread) {
    Ways ways = new Ways(visits.count(), this::taken);
    begin(ways, thread, 0);
    ways.search();
    return ways;
  }

  private void begin(Ways ways, AbstractThread thread, int cost) {
    visits.rootsOf(thread).forEach(root -> ways.begin(thread, root, cost));
  }

  private int taken(Visit caller, int call) {
    int[] known = taken[caller.number()];
    if (known == null) {
      known = caller.calls().stream().mapToInt(this::taken).toArray();
      taken[caller.number()] = known;
    }
    return known[call];
  }

  /** How many locks are taken for a call, or by the method that is called. */
  private int taken(Visit.Call call) {
    CallSite site = call.edge().site();
    int before = site == null ? 0 : locks.taken(call.edge().caller(), site.place()).size();
    return before + (call.target().instance().method().isSynchronized() ? 1 : 0);
  }
}
