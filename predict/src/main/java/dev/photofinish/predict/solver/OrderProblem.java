package dev.photofinish.predict.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Is there an order of some nodes in which edges go forward and clauses hold?
 *
 * <p>Nodes are numbers from 0, in an order that is near to what is sought. Variables are numbers
 * from 0, too: the first is true, others say that one node is before another, or are free. A
 * literal is twice its variable, plus 1 if it is negated.
 */
public final class OrderProblem {

  /** The literal that always holds. */
  public static final int TRUE = 0;

  /** The literal that never holds. */
  public static final int FALSE = 1;

  private final int[] merged;
  private final long[] edges;
  private final long[] variables;
  private final boolean[] hints;
  private final List<int[]> clauses;

  private OrderProblem(Builder builder) {
    merged = builder.merged.clone();
    edges = builder.edges.stream().mapToLong(e -> e).toArray();
    variables = builder.variables.stream().mapToLong(v -> v).toArray();
    hints = new boolean[variables.length];
    for (int i = 0; i < hints.length; i++) {
      hints[i] = builder.hints.get(i);
    }
    clauses = List.copyOf(builder.clauses);
  }

  /** The opposite of a literal. */
  public static int not(int literal) {
    return literal ^ 1;
  }

  static int variable(int literal) {
    return literal >> 1;
  }

  static boolean isNegated(int literal) {
    return (literal & 1) != 0;
  }

  int nodes() {
    return merged.length;
  }

  /** The node that stands for a node. */
  int merged(int node) {
    return merged[node];
  }

  int variables() {
    return variables.length;
  }

  /** Whether a variable says that one node is before another. */
  boolean isOrder(int variable) {
    return variables[variable] >= 0;
  }

  /** The node that a literal says is before another. */
  int first(int literal) {
    long nodes = variables[variable(literal)];
    return (int) (isNegated(literal) ? nodes & 0xffffffffL : nodes >>> 32);
  }

  /** The node that a literal says is after another. */
  int second(int literal) {
    return first(not(literal));
  }

  /** What a free variable is tried as first. */
  boolean hint(int variable) {
    return hints[variable];
  }

  int edges() {
    return edges.length;
  }

  int edgeFrom(int edge) {
    return (int) (edges[edge] >>> 32);
  }

  int edgeTo(int edge) {
    return (int) edges[edge];
  }

  List<int[]> clauses() {
    return clauses;
  }

  /** Puts a problem together. Used by one thread. */
  public static final class Builder {

    private static final long FREE = -1;

    private final int[] merged;
    private final List<Long> edges = new ArrayList<>();
    private final List<Long> variables = new ArrayList<>();
    private final List<Boolean> hints = new ArrayList<>();
    private final List<int[]> clauses = new ArrayList<>();
    private final Long2IntOpenHashMap orders = new Long2IntOpenHashMap();

    public Builder(int nodes) {
      merged = new int[nodes];
      for (int i = 0; i < nodes; i++) {
        merged[i] = i;
      }
      free(true);
      clauses.add(new int[] {TRUE});
    }

    /** Makes two nodes the same, which is at the place of the later. */
    public void merge(int a, int b) {
      if (!orders.isEmpty() || !edges.isEmpty()) {
        throw new IllegalStateException("nodes are merged before they are used");
      }
      int from = Math.min(merged[a], merged[b]);
      int to = Math.max(merged[a], merged[b]);
      for (int i = 0; i < merged.length; i++) {
        merged[i] = merged[i] == from ? to : merged[i];
      }
    }

    /** One node is before another. */
    public void edge(int from, int to) {
      edges.add(pair(merged[from], merged[to]));
    }

    /** A new variable, as a literal, with the value to try first. */
    public int free(boolean hint) {
      variables.add(FREE);
      hints.add(hint);
      return 2 * (variables.size() - 1);
    }

    /** The literal that one node is before another. */
    public int before(int a, int b) {
      int first = merged[a];
      int second = merged[b];
      if (first == second) {
        return FALSE;
      }
      return first < second ? ordered(first, second) : not(ordered(second, first));
    }

    private int ordered(int first, int second) {
      long key = pair(first, second);
      int known = orders.getOrDefault(key, -1);
      if (known < 0) {
        known = free(true);
        variables.set(variable(known), key);
        orders.put(key, known);
      }
      return known;
    }

    /** One of the literals holds. */
    public void clause(int... literals) {
      int[] sorted = literals.clone();
      IntArrays.quickSort(sorted);
      IntArrayList kept = new IntArrayList();
      for (int literal : sorted) {
        int last = kept.isEmpty() ? FALSE : kept.getInt(kept.size() - 1);
        if (literal == TRUE || (literal == not(last) && last != FALSE)) {
          return;
        }
        if (literal != FALSE && literal != last) {
          kept.add(literal);
        }
      }
      clauses.add(kept.toIntArray());
    }

    /** How many clauses there are. */
    public int size() {
      return clauses.size();
    }

    public OrderProblem build() {
      return new OrderProblem(this);
    }

    private static long pair(int first, int second) {
      return (long) first << 32 | second;
    }
  }
}
