package dev.photofinish.predict.encoding;

import java.util.List;

/**
 * Contents of containers have no values: each use comes after the same last change as it did, and
 * so, since changes are uses, after the same changes in the same order.
 */
final class ContainerClauses {

  private final Orders orders;
  private final Between between;
  private final LocationEvents location;

  ContainerClauses(Orders orders, LocationEvents location) {
    this.orders = orders;
    this.between = new Between(orders);
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
    between.exclude(outside, use.node(), use.from(), others(use));
  }

  private List<LocationEvents.Write> others(LocationEvents.Read use) {
    return location.writes().stream()
        .filter(other -> other.node() != use.node() && other.node() != use.from())
        .filter(other -> !orders.isLeftOut(other.node()))
        .toList();
  }
}
