package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;

/**
 * Contents of containers have no values: each use comes after the same last change as it did, and
 * so, since changes are uses, after the same changes in the same order.
 */
final class ContainerClauses {

  private final Orders orders;
  private final LocationEvents location;

  ContainerClauses(Orders orders, LocationEvents location) {
    this.orders = orders;
    this.location = location;
  }

  void add() {
    for (LocationEvents.Read use : location.reads()) {
      if (!orders.isLeftOut(use.node()) && !orders.isRace(use.node())) {
        add(use);
      }
    }
  }

  private void add(LocationEvents.Read use) {
    int outside = orders.outside(use.node());
    if (use.from() != LocationEvents.NOWHERE) {
      orders.clause(outside, orders.before(use.from(), use.node()));
    }
    for (LocationEvents.Write other : location.writes()) {
      int node = other.node();
      if (node != use.node() && node != use.from() && !orders.isLeftOut(node)) {
        orders.clause(outside, beforeLast(node, use), orders.before(use.node(), node));
      }
    }
  }

  private int beforeLast(int node, LocationEvents.Read use) {
    return use.from() == LocationEvents.NOWHERE ? FALSE : orders.before(node, use.from());
  }
}
