package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;
import static dev.photofinish.predict.solver.OrderProblem.not;

import dev.photofinish.predict.solver.OrderModel;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads of one location have the values that they had (section II.f of the paper): from a write of
 * that value, whoever made it, without a write of another value between.
 *
 * <p>That has a clause for each read, each write of its value and each of another one: millions in
 * a window full of a lock that spins. So it is said only of those for which a model shows that it
 * has to be; most reads find what they did wherever they are put. Used by one thread.
 */
final class ReadClauses {

  private final Orders orders;
  private final Between between;
  private final LocationEvents location;

  /** Whether one of the two that race does not write. */
  private final boolean isReadRaced;

  /** Reads of which nothing has been said. */
  private final List<LocationEvents.Read> unsaid;

  /** What may be read from where, of which not all has been said. */
  private final List<Source> open = new ArrayList<>();

  /**
   * That a read reads from a write.
   *
   * @param write {@link LocationEvents#NOWHERE} for what was there before the window
   */
  private record Source(int literal, LocationEvents.Read read, int write) {}

  ReadClauses(Orders orders, LocationEvents location, boolean isReadRaced) {
    this.orders = orders;
    this.between = new Between(orders);
    this.location = location;
    this.isReadRaced = isReadRaced;
    this.unsaid = new ArrayList<>(location.reads());
    unsaid.removeIf(read -> orders.isLeftOut(read.node()) || !mustRead(read));
  }

  /** What the two that race read does not matter, unless it is an update that has to write. */
  private boolean mustRead(LocationEvents.Read read) {
    return (read.isUpdate() && isReadRaced) || !orders.isRace(read.node());
  }

  private int outside(LocationEvents.Read read) {
    // The race itself counts as inside.
    return orders.isRace(read.node()) ? FALSE : orders.outside(read.node());
  }

  private boolean add(LocationEvents.Read read) {
    IntArrayList choices = IntArrayList.of(outside(read));
    for (LocationEvents.Write write : candidates(read)) {
      if (read.sees(write)) {
        int from = from(read, write.node());
        orders.clause(not(from), orders.before(write.node(), read.node()));
        choices.add(from);
      }
    }
    if (read.seesFirst(location.initial())) {
      choices.add(from(read, LocationEvents.NOWHERE));
    }
    orders.clause(choices.toIntArray());
    return true;
  }

  private int from(LocationEvents.Read read, int write) {
    int literal = orders.choice(write == read.from());
    open.add(new Source(literal, read, write));
    return literal;
  }

  /** What may be the last write before a read; of those that surely are before, one a thread. */
  private List<LocationEvents.Write> candidates(LocationEvents.Read read) {
    Map<Integer, LocationEvents.Write> lasts = new HashMap<>();
    List<LocationEvents.Write> all = new ArrayList<>();
    for (LocationEvents.Write write : location.writes()) {
      if (counts(read, write)) {
        if (orders.isSurelyBefore(write.node(), read.node())) {
          lasts.put(write.thread(), write);
        } else {
          all.add(write);
        }
      }
    }
    all.addAll(lasts.values());
    return all;
  }

  /** Whether a write can come before the read at all. */
  private boolean counts(LocationEvents.Read read, LocationEvents.Write write) {
    return write.node() != read.node()
        && !orders.isRace(write.node())
        && !orders.isLeftOut(write.node());
  }

  /** Says more where a model needs it; whether there was anything to be said. */
  boolean refine(OrderModel model) {
    boolean isRefined =
        open.removeIf(source -> isTaken(source, model) && isBroken(source, model) && say(source));
    return unsaid.removeIf(read -> !isKept(read, model) && add(read)) || isRefined;
  }

  /** Says all that there is to be said. */
  void complete() {
    unsaid.forEach(this::add);
    unsaid.clear();
    open.forEach(this::say);
    open.clear();
  }

  /** Whether a read that happens finds what it did. */
  private boolean isKept(LocationEvents.Read read, OrderModel model) {
    if (!orders.happens(read.node(), model)) {
      return true;
    }
    Optional<LocationEvents.Write> last =
        location.writes().stream()
            .filter(write -> counts(read, write) && model.isBefore(write.node(), read.node()))
            .max(Comparator.comparingInt(write -> model.positions()[write.node()]));
    return last.map(read::sees).orElseGet(() -> read.seesFirst(location.initial()));
  }

  private boolean isTaken(Source source, OrderModel model) {
    return model.isTrue(source.literal) && orders.happens(source.read.node(), model);
  }

  private boolean isBroken(Source source, OrderModel model) {
    int use = source.read.node();
    boolean isFirst = source.write == LocationEvents.NOWHERE;
    return others(source.read).stream()
        .mapToInt(LocationEvents.Write::node)
        .filter(other -> isFirst || model.isBefore(source.write, other))
        .anyMatch(other -> model.isBefore(other, use));
  }

  private boolean say(Source source) {
    int use = source.read.node();
    between.exclude(not(source.literal), use, source.write, others(source.read));
    return true;
  }

  private List<LocationEvents.Write> others(LocationEvents.Read read) {
    return location.writes().stream()
        .filter(other -> !read.sees(other) && counts(read, other))
        .toList();
  }
}
