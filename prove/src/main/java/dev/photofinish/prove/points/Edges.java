package dev.photofinish.prove.points;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Along which edges nodes pass on what they point to. Confined to the solver's thread.
 *
 * <p>An edge is a long: the target in its low half, in its high half the number of the type that
 * lets objects pass, 0 if all pass.
 */
final class Edges {

  /** How many edges a node has before it gets a set of them beside their list. */
  private static final int MANY = 16;

  private final StandIns standIns;
  private @Nullable LongArrayList[] lists = new LongArrayList[1 << 12];
  private final Int2ObjectOpenHashMap<LongOpenHashSet> sets = new Int2ObjectOpenHashMap<>();

  /** The last pass in which a node was the target of an edge that lets all pass. */
  private int[] passes = new int[1 << 12];

  private int pass;

  Edges(StandIns standIns) {
    this.standIns = standIns;
  }

  static long edge(int filter, int target) {
    return (long) filter << 32 | target;
  }

  static int target(long edge) {
    return (int) edge;
  }

  static int filter(long edge) {
    return (int) (edge >>> 32);
  }

  /** There are as many nodes now. */
  void makeRoom(int nodes) {
    if (nodes > lists.length) {
      int more = Math.max(nodes, lists.length + (lists.length >> 1));
      lists = Arrays.copyOf(lists, more);
      passes = Arrays.copyOf(passes, more);
    }
  }

  /** Adds an edge; false if it was there. */
  boolean add(int from, long edge) {
    LongArrayList list = lists[from];
    if (list == null) {
      list = new LongArrayList(2);
      lists[from] = list;
    }
    if (list.size() < MANY) {
      if (list.contains(edge)) {
        return false;
      }
    } else if (!sets.computeIfAbsent(from, this::known).add(edge)) {
      return false;
    }
    list.add(edge);
    return true;
  }

  private LongOpenHashSet known(int from) {
    LongArrayList list = lists[from];
    return list == null ? new LongOpenHashSet() : new LongOpenHashSet(list);
  }

  /** Takes away the edges of a node that was merged; null if it had none. */
  @Nullable LongArrayList remove(int node) {
    LongArrayList list = lists[node];
    lists[node] = null;
    sets.remove(node);
    return list;
  }

  /** The edges of a node that let everything pass, by their targets. */
  IntArrayList openTargets(int node) {
    IntArrayList found = new IntArrayList();
    LongArrayList list = lists[node];
    for (int i = 0; list != null && i < list.size(); i++) {
      if (filter(list.getLong(i)) == 0) {
        found.add(standIns.find(target(list.getLong(i))));
      }
    }
    return found;
  }

  /** The edges of a node to those that stand for their targets now; null if it has none. */
  @Nullable LongArrayList of(int node) {
    LongArrayList list = lists[node];
    if (list != null) {
      follow(node, list);
    }
    return list;
  }

  /** Edges to nodes that were merged are often the same then: all but one of them go. */
  private void follow(int node, LongArrayList list) {
    pass++;
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      long edge = list.getLong(i);
      int target = standIns.find(target(edge));
      boolean isOpen = filter(edge) == 0;
      if (target != node && !(isOpen && passes[target] == pass)) {
        passes[target] = isOpen ? pass : passes[target];
        list.set(kept++, edge(filter(edge), target));
      }
    }
    list.size(kept);
  }
}
