package dev.photofinish.prove.parallel;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import dev.photofinish.prove.thread.ThreadReach;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The relation {@code parallel} of section 2.6: whether one thread may be at a point while another
 * runs. Beyond the thesis it knows the order of start and join, also of tasks.
 */
public final class Parallel {

  private record Moment(int thread, Instance instance, Place place) {}

  private final List<AbstractThread> threads;
  private final Multiplicity multiplicity;
  private final Starts starts;
  private final Map<Integer, Started> started = new HashMap<>();
  private final Map<Integer, BitSet> always = new HashMap<>();
  private final Map<Integer, BitSet> unordered = new HashMap<>();
  private final Map<Moment, BitSet> sometimes = new HashMap<>();

  /** One set for all moments that have the same. */
  private final Map<BitSet, BitSet> same = new HashMap<>();

  public Parallel(PointsTo points, LibraryFacts library, ThreadReach reach, Once once) {
    this.threads = points.threads();
    this.multiplicity = Multiplicity.of(points, once);
    this.starts = Starts.of(points, reach);
    Joins joins = new Joins(points, library, once, multiplicity, starts);
    StartedWithin within = new StartedWithin(points, starts);
    for (AbstractThread thread : threads) {
      if (!multiplicity.isMany(thread) && starts.startsSome(thread.number())) {
        Set<Instance> roots = points.roots().getOrDefault(thread, Set.of());
        started.put(thread.number(), new Started(thread.number(), roots, within, joins));
      }
    }
  }

  /** Whether two threads of one abstract thread may run at the same time. */
  public boolean isMany(AbstractThread thread) {
    return multiplicity.isMany(thread);
  }

  /** Whether it matters where a thread is which others may run. */
  public boolean dependsOnPlace(int thread) {
    return started.containsKey(thread);
  }

  /**
   * The numbers of the threads that may run while a thread is just before a place; do not change
   * it.
   */
  public BitSet with(int thread, Instance instance, Place place) {
    Started by = started.get(thread);
    if (by == null) {
      return always.computeIfAbsent(thread, none -> others(thread, false));
    }
    return sometimes.computeIfAbsent(
        new Moment(thread, instance, place), none -> with(thread, by.before(instance, place)));
  }

  /** Whether a thread prepares the only object that another calls, while nobody does that. */
  private static boolean isSetUp(AbstractThread one, AbstractThread other) {
    return one.kind() == AbstractThread.Kind.SET_UP
        && !one.isMany()
        && other.kind() == AbstractThread.Kind.FRAMEWORK
        && other.object() == one.object();
  }

  private BitSet with(int thread, BitSet startedBefore) {
    BitSet running = (BitSet) startedBefore.clone();
    running.clear(thread);
    running.or(unordered.computeIfAbsent(thread, none -> others(thread, true)));
    return same.computeIfAbsent(running, none -> running);
  }

  /** All but those that the thread starts, or that are started by these. */
  private BitSet others(int thread, boolean knowsStarted) {
    BitSet running = new BitSet();
    for (AbstractThread other : threads) {
      int number = other.number();
      boolean runs =
          number == thread
              ? multiplicity.isMany(other)
              : !(knowsStarted && starts.dominates(thread, number))
                  && !isSetUp(threads.get(thread), other)
                  && !isSetUp(other, threads.get(thread));
      running.set(number, runs);
    }
    return running;
  }
}
