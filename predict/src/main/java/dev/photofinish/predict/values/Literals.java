package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;
import static dev.photofinish.predict.values.Smt.TRUE;

/** Which events happen before the race, and in which order, as formulas. Used by one thread. */
final class Literals {

  private final Smt smt;
  private final Nodes nodes;
  private final Slice slice;
  private final String[] inside;
  private final String[] orders;

  Literals(Smt smt, Nodes nodes, Slice slice) {
    this.smt = smt;
    this.nodes = nodes;
    this.slice = slice;
    this.inside = new String[nodes.size()];
    this.orders = new String[nodes.size()];
    for (int node = 0; node < nodes.size(); node++) {
      declare(node);
    }
  }

  private void declare(int node) {
    inside[node] = FALSE;
    if (slice.includes(node)) {
      inside[node] = nodes.isSurelyIn(node) ? TRUE : smt.bool("i" + node);
      orders[node] = smt.integer("o" + node);
    }
  }

  /** The name of the constant for an event's place in the order. */
  static String order(int node) {
    return "o" + node;
  }

  static String inside(int node) {
    return "i" + node;
  }

  /** That an event happens before the race. */
  String in(int node) {
    return node == Nodes.NONE ? FALSE : inside[node];
  }

  /** That an event happens, or is one of the two that race. */
  String inOrRace(int node) {
    return nodes.isRace(node) ? TRUE : in(node);
  }

  /** That one event is before another, if both happen; one of the two that race is after all. */
  String before(int a, int b) {
    if (nodes.isRace(b)) {
      return TRUE;
    }
    if (nodes.isRace(a) || !slice.includes(a) || !slice.includes(b)) {
      return FALSE;
    }
    if (nodes.hard().isBefore(a, b)) {
      return TRUE;
    }
    return nodes.hard().isBefore(b, a) ? FALSE : "(< " + orders[a] + " " + orders[b] + ")";
  }

  /** The edges that every order keeps. */
  void addEdges() {
    for (int[] edge : nodes.hard().edges()) {
      if (slice.includes(edge[1])) {
        String order = "(< " + orders[edge[0]] + " " + orders[edge[1]] + ")";
        smt.implies(in(edge[1]), slice.includes(edge[0]) ? Smt.and(in(edge[0]), order) : FALSE);
      } else if (nodes.isRace(edge[1])) {
        smt.add(in(edge[0]));
      }
    }
  }
}
