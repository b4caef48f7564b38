package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;
import static dev.photofinish.predict.solver.OrderProblem.not;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Reads of one location have the values that they had (section II.f of the paper): from a write of
 * that value, whoever made it, without a write of another value between.
 */
final class ReadClauses {

  private final Orders orders;
  private final LocationEvents location;

  /** Whether one of the two that race does not write. */
  private final boolean isReadRaced;

  ReadClauses(Orders orders, LocationEvents location, boolean isReadRaced) {
    this.orders = orders;
    this.location = location;
    this.isReadRaced = isReadRaced;
  }

  void add() {
    for (LocationEvents.Read read : location.reads()) {
      if (!orders.isLeftOut(read.node()) && mustRead(read)) {
        add(read);
      }
    }
  }

  /** What the two that race read does not matter, unless it is an update that has to write. */
  private boolean mustRead(LocationEvents.Read read) {
    return (read.isUpdate() && isReadRaced) || !orders.isRace(read.node());
  }

  private int outside(LocationEvents.Read read) {
    // The race itself counts as inside.
    return orders.isRace(read.node()) ? FALSE : orders.outside(read.node());
  }

  private void add(LocationEvents.Read read) {
    IntArrayList choices = IntArrayList.of(outside(read));
    for (LocationEvents.Write write : location.writes()) {
      if (read.sees(write) && counts(read, write)) {
        choices.add(from(read, write));
      }
    }
    if (read.seesFirst(location.initial())) {
      choices.add(fromBeginning(read));
    }
    orders.clause(choices.toIntArray());
  }

  /** Whether a write can come before the read at all. */
  private boolean counts(LocationEvents.Read read, LocationEvents.Write write) {
    return write.node() != read.node()
        && !orders.isRace(write.node())
        && !orders.isLeftOut(write.node());
  }

  private int from(LocationEvents.Read read, LocationEvents.Write write) {
    int choice = orders.choice(write.node() == read.from());
    orders.clause(not(choice), orders.before(write.node(), read.node()));
    for (LocationEvents.Write other : location.writes()) {
      if (!read.sees(other) && counts(read, other)) {
        orders.clause(
            not(choice),
            orders.before(other.node(), write.node()),
            orders.before(read.node(), other.node()));
      }
    }
    return choice;
  }

  private int fromBeginning(LocationEvents.Read read) {
    int choice = orders.choice(read.from() == LocationEvents.NOWHERE);
    for (LocationEvents.Write other : location.writes()) {
      if (!read.sees(other) && counts(read, other)) {
        orders.clause(not(choice), orders.before(read.node(), other.node()));
      }
    }
    return choice;
  }
}
