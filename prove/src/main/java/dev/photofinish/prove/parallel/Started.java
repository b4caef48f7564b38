package dev.photofinish.prove.parallel;

import dev.photofinish.ir.Block;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Forward;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which threads may be running while one thread, of which there is one at most, is at a point:
 * those that it may have started before, or that these have started, and that it has not waited
 * for.
 */
final class Started {

  private final int thread;
  private final Map<Instance, BitSet> entries = new HashMap<>();
  private final StartedWithin within;
  private final Joins joins;

  /** The instance that was asked about last: many places of one are asked about in a row. */
  private @Nullable Flow last;

  /**
   * @param thread the number of the thread
   * @param roots the instances that it begins with
   */
  Started(int thread, Set<Instance> roots, StartedWithin within, Joins joins) {
    this.thread = thread;
    this.within = within;
    this.joins = joins;
    solve(roots);
  }

  private void solve(Set<Instance> roots) {
    Deque<Instance> open = new ArrayDeque<>(roots);
    roots.forEach(root -> entries.put(root, new BitSet()));
    while (!open.isEmpty()) {
      Instance next = open.remove();
      Flow flow = flow(next);
      for (CallEdge edge : next.edges()) {
        if (!edge.isStart() && enter(edge.target(), flow.atCall(edge))) {
          open.add(edge.target());
        }
      }
    }
  }

  private boolean enter(Instance instance, BitSet more) {
    BitSet known = entries.get(instance);
    if (known == null) {
      entries.put(instance, (BitSet) more.clone());
      return true;
    }
    int before = known.cardinality();
    known.or(more);
    return known.cardinality() > before;
  }

  /** The threads that may run while the thread is just before a place of an instance. */
  BitSet before(Instance instance, Place place) {
    if (!entries.containsKey(instance)) {
      return new BitSet();
    }
    Flow flow = last;
    if (flow == null || flow.instance != instance) {
      flow = flow(instance);
      last = flow;
    }
    return flow.before(place);
  }

  private Flow flow(Instance instance) {
    return new Flow(instance, entries.getOrDefault(instance, new BitSet()));
  }

  @Override
  public String toString() {
    return "what thread " + thread + " starts";
  }

  /** What has been started at each point of one instance. */
  private final class Flow extends Forward<BitSet> {

    private final Instance instance;
    private final Map<CallSite, BitSet> bySite = new HashMap<>();

    /** What may run at any point: a class is initialised wherever it is first used. */
    private final BitSet anywhere;

    Flow(Instance instance, BitSet entry) {
      super(instance.code().body());
      this.instance = instance;
      for (CallEdge edge : instance.edges()) {
        BitSet more = within.of(edge);
        CallSite site = edge.site();
        if (site != null) {
          bySite.computeIfAbsent(site, none -> new BitSet()).or(more);
        } else {
          entry = (BitSet) entry.clone();
          entry.or(more);
        }
      }
      anywhere = (BitSet) entry.clone();
      bySite.values().forEach(anywhere::or);
      if (!bySite.isEmpty() || joins.hasAny(instance)) {
        solve(entry);
      } else {
        unchanged = entry;
      }
    }

    /** What holds everywhere, if the instance starts and joins nothing; null otherwise. */
    private @Nullable BitSet unchanged;

    BitSet atCall(CallEdge edge) {
      CallSite site = edge.site();
      return site == null ? anywhere : before(site.place());
    }

    BitSet before(Place place) {
      if (unchanged != null) {
        return unchanged;
      }
      Block block = body().block(place.block());
      BitSet state = before(block);
      if (state == null) {
        return new BitSet();
      }
      for (int i = 0; i < place.position(); i++) {
        step(state, block, i);
      }
      return state;
    }

    @Override
    protected BitSet copy(BitSet state) {
      return (BitSet) state.clone();
    }

    @Override
    protected boolean join(BitSet into, BitSet other) {
      int before = into.cardinality();
      into.or(other);
      return into.cardinality() > before;
    }

    @Override
    protected void step(BitSet state, Block block, int position) {
      CallSite site = instance.code().callAt(block.instructions().get(position));
      if (site != null) {
        BitSet started = bySite.get(site);
        if (started != null) {
          state.or(started);
        }
        state.andNot(joins.at(thread, instance, site));
      }
    }
  }
}
