package dev.photofinish.predict.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import org.jspecify.annotations.Nullable;

/**
 * A graph without cycles and an order of its nodes in which edges go forward, kept up to date as
 * edges come (Pearce and Kelly, A Dynamic Topological Sort Algorithm, 2006, section 3). Used by one
 * thread.
 *
 * <p>Edges go in the reverse of the order in which they came; the order of nodes stays as it is
 * then. As it begins with the observed order, edges that agree with that cost nothing.
 */
final class OrderGraph {

  /** The literal of an edge that is given. */
  static final int GIVEN = -1;

  private final IntArrayList[] targets;
  private final IntArrayList[] literals;
  private final IntArrayList[] sources;
  private final int[] place;

  /** The edges, by the node that they begin at. */
  private final IntArrayList added = new IntArrayList();

  private final int[] seen;
  private final int[] parent;
  private final int[] parentLiteral;
  private int search;
  private final IntArrayList forward = new IntArrayList();
  private final IntArrayList backward = new IntArrayList();

  OrderGraph(int nodes) {
    targets = lists(nodes);
    literals = lists(nodes);
    sources = lists(nodes);
    place = new int[nodes];
    seen = new int[nodes];
    parent = new int[nodes];
    parentLiteral = new int[nodes];
    for (int i = 0; i < nodes; i++) {
      place[i] = i;
    }
  }

  private static IntArrayList[] lists(int nodes) {
    IntArrayList[] lists = new IntArrayList[nodes];
    for (int i = 0; i < nodes; i++) {
      lists[i] = new IntArrayList(2);
    }
    return lists;
  }

  int place(int node) {
    return place[node];
  }

  int[] places() {
    return place.clone();
  }

  /**
   * Adds an edge; if that would close a cycle, it does not, and tells the literals of the cycle.
   */
  @Nullable IntArrayList add(int from, int to, int literal) {
    if (from == to || (place[from] > place[to] && reaches(to, from))) {
      return cycle(from, to, literal);
    }
    if (place[from] > place[to]) {
      searchBackward(from, to);
      reorder();
    }
    targets[from].add(to);
    literals[from].add(literal);
    sources[to].add(from);
    added.add(from);
    return null;
  }

  void removeLast() {
    int from = added.popInt();
    literals[from].popInt();
    sources[targets[from].popInt()].popInt();
  }

  /** Breadth first, so that the cycle that is told is short. */
  private boolean reaches(int start, int goal) {
    begin(forward, start);
    for (int i = 0; i < forward.size(); i++) {
      int node = forward.getInt(i);
      if (node == goal) {
        return true;
      }
      for (int edge = 0; edge < targets[node].size(); edge++) {
        int next = targets[node].getInt(edge);
        if (place[next] <= place[goal] && visit(forward, next)) {
          parent[next] = node;
          parentLiteral[next] = literals[node].getInt(edge);
        }
      }
    }
    return false;
  }

  private void searchBackward(int start, int bound) {
    begin(backward, start);
    for (int i = 0; i < backward.size(); i++) {
      IntArrayList before = sources[backward.getInt(i)];
      for (int edge = 0; edge < before.size(); edge++) {
        if (place[before.getInt(edge)] > place[bound]) {
          visit(backward, before.getInt(edge));
        }
      }
    }
  }

  private void begin(IntArrayList list, int start) {
    search++;
    list.clear();
    visit(list, start);
  }

  private boolean visit(IntArrayList list, int node) {
    if (seen[node] == search) {
      return false;
    }
    seen[node] = search;
    list.add(node);
    return true;
  }

  /** Gives the places of both searches to those found backward first, then to the others. */
  private void reorder() {
    int[] nodes = new int[backward.size() + forward.size()];
    sorted(backward).getElements(0, nodes, 0, backward.size());
    sorted(forward).getElements(0, nodes, backward.size(), forward.size());
    int[] places = new int[nodes.length];
    for (int i = 0; i < nodes.length; i++) {
      places[i] = place[nodes[i]];
    }
    IntArrays.quickSort(places);
    for (int i = 0; i < nodes.length; i++) {
      place[nodes[i]] = places[i];
    }
  }

  private IntArrayList sorted(IntArrayList nodes) {
    nodes.sort((a, b) -> Integer.compare(place[a], place[b]));
    return nodes;
  }

  private IntArrayList cycle(int from, int to, int literal) {
    IntArrayList cycle = new IntArrayList();
    addLiteral(cycle, literal);
    for (int node = from; node != to; node = parent[node]) {
      addLiteral(cycle, parentLiteral[node]);
    }
    return cycle;
  }

  private static void addLiteral(IntArrayList cycle, int literal) {
    if (literal != GIVEN && !cycle.contains(literal)) {
      cycle.add(literal);
    }
  }
}
