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

  /** One set for all visits and accesses that have the same: there are very many of these. */
  private final Map<BitSet, BitSet> same = new HashMap<>();

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
    for (Visit visit : all) {
      visit.setThreads(shared(threads[visit.number()]));
    }
  }

  private BitSet shared(BitSet threads) {
    return same.computeIfAbsent(threads, none -> threads);
  }

  public int count() {
    return all.size();
  }

  public Visit get(int number) {
    return all.get(number);
  }

  /** What a thread begins with. */
  public List<Visit> rootsOf(AbstractThread thread) {
    return roots.getOrDefault(thread, List.of());
  }

  /** Those of an instance by which an access is to an object that a second thread may see. */
  public List<Visit> sharing(Instance instance, Access access) {
    return ofInstances.get(instance.id()).stream().filter(each -> each.shares(access)).toList();
  }

  /** Whether an access is to an object that a second thread may see, by any visit. */
  boolean isShared(Instance instance, Access access) {
    for (Visit visit : ofInstances.get(instance.id())) {
      if (visit.shares(access)) {
        return true;
      }
    }
    return false;
  }

  /** The numbers of the threads of the visits by which that is so; do not change it. */
  BitSet threads(Instance instance, Access access) {
    List<Visit> sharing = sharing(instance, access);
    if (sharing.size() == 1) {
      return sharing.get(0).threads();
    }
    BitSet threads = new BitSet();
    sharing.forEach(visit -> threads.or(visit.threads()));
    return shared(threads);
  }

  /** Whether any thread comes to an instance. */
  boolean isReached(Instance instance) {
    return !ofInstances.get(instance.id()).isEmpty();
  }
}
