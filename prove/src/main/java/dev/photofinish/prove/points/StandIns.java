package dev.photofinish.prove.points;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Which node stands for which others, as they point to the same, and for which variables. Each node
 * stands for itself until it is merged. Confined to the solver's thread.
 */
final class StandIns {

  /** Of nodes that are no variables. */
  static final int NO_OWNER = -1;

  private static final int[] NO_MEMBERS = {};

  private int[] owners = new int[1 << 12];

  /** The node that a node was merged into; itself if it was not. */
  private int[] merged = new int[1 << 12];

  /** The variables of nodes that others were merged into. */
  private final Int2ObjectOpenHashMap<int[]> members = new Int2ObjectOpenHashMap<>();

  private int count;

  int size() {
    return count;
  }

  /** Adds neighbouring nodes and gives the first. */
  int add(int howMany, int owner) {
    int first = count;
    count += howMany;
    if (count > owners.length) {
      int more = Math.max(count, owners.length + (owners.length >> 1));
      owners = Arrays.copyOf(owners, more);
      merged = Arrays.copyOf(merged, more);
    }
    Arrays.fill(owners, first, count, owner);
    for (int i = first; i < count; i++) {
      merged[i] = i;
    }
    return first;
  }

  /** The instance that has the variable, or {@link #NO_OWNER}. */
  int owner(int node) {
    return owners[node];
  }

  /** The node that stands for a node. */
  int find(int node) {
    int at = node;
    while (merged[at] != at) {
      merged[at] = merged[merged[at]];
      at = merged[at];
    }
    return at;
  }

  /** The variables that a node stands for. */
  int[] members(int node) {
    int[] known = members.get(node);
    if (known != null) {
      return known;
    }
    return owners[node] == NO_OWNER ? NO_MEMBERS : new int[] {node};
  }

  /** Has one node stand for another, and for the variables of both; neither was merged before. */
  void merge(int kept, int gone) {
    IntArrayList all = new IntArrayList(members(kept));
    all.addElements(all.size(), members(gone));
    merged[gone] = kept;
    members.remove(gone);
    members.put(kept, all.toIntArray());
  }
}
