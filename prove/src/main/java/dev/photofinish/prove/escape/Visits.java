package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Spread;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All visits that threads pay to instances, once all contexts are solved. Contexts that were met
 * only as long as less was known are not among them. Immutable once made.
 */
public final class Visits {

  private final List<Visit> all;
  private final Map<AbstractThread, List<Visit>> roots = new LinkedHashMap<>();
  private final List<List<Visit>> ofInstances = new ArrayList<>();

  Visits(PointsTo points, List<Visit> all, Map<AbstractThread, List<Visit>> roots) {
    this.all = all;
    this.roots.putAll(roots);
    points.instances().forEach(instance -> ofInstances.add(new ArrayList<>(1)));
    all.forEach(visit -> ofInstances.get(visit.instance().id()).add(visit));
    spreadThreads();
  }

  private void spreadThreads() {
    BitSet[] threads = new BitSet[all.size()];
    for (Visit visit : all) {
      threads[visit.number()] = new BitSet();
    }
    roots.forEach(
        (thread, visits) -> visits.forEach(visit -> threads[visit.number()].set(thread.number())));
    Spread.along(
        threads,
        (visit, to) -> all.get(visit).calls().forEach(call -> to.accept(call.target().number())));
    Map<BitSet, BitSet> same = new HashMap<>();
    for (Visit visit : all) {
      BitSet by = threads[visit.number()];
      visit.setThreads(same.computeIfAbsent(by, none -> by));
    }
  }

  public int count() {
    return all.size();
  }

  /** What a thread begins with. */
  public List<Visit> rootsOf(AbstractThread thread) {
    return roots.getOrDefault(thread, List.of());
  }

  /** Those of an instance by which an access is to an object that a second thread may see. */
  public List<Visit> sharing(Instance instance, Access access) {
    return ofInstances.get(instance.id()).stream().filter(each -> each.shares(access)).toList();
  }

  /** Whether any thread comes to an instance. */
  boolean isReached(Instance instance) {
    return !ofInstances.get(instance.id()).isEmpty();
  }
}
