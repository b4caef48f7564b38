package dev.photofinish.predict.syncp;

import dev.photofinish.predict.location.LocationIndex;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds races of reorderings that keep the order of critical sections on the same lock, event by
 * event (Mathur, Pavlogiannis, Viswanathan: Optimal Prediction of Synchronization-Preserving Races,
 * POPL 2021). Used by one thread.
 *
 * <p>Two accesses race if neither is in their ideal (the paper's SPIdeal, section 3): then the
 * ideal in the order of the trace, and the two behind it, could have happened. Departures, each of
 * which can only lose races: for each location and thread the last accesses are kept, not all; and
 * for two sites so many ideals are made, not more. That keeps time and memory linear whatever the
 * number of locations.
 */
public final class SyncPreserving {

  private static final int ACCESSES = 4;
  private static final int TRIES = 1_000;

  private final Consumer<SyncPreservingRace> races;
  private final int accesses;
  private final int tries;
  private final HardOrder order = new HardOrder();
  private final Locks locks = new Locks(order);
  private final LocationIndex index = new LocationIndex();
  private final List<Location> locations = new ArrayList<>();
  private final Set<Pair> told = new HashSet<>();
  private final Long2IntOpenHashMap tried = new Long2IntOpenHashMap();

  private record Pair(int location, int site, int otherSite) {}

  public SyncPreserving(Consumer<SyncPreservingRace> races) {
    this(races, ACCESSES, TRIES);
  }

  /**
   * With other bounds.
   *
   * @param accesses how many accesses of a thread to a location are kept
   * @param tries how many ideals are made for two sites
   */
  public SyncPreserving(Consumer<SyncPreservingRace> races, int accesses, int tries) {
    this.races = races;
    this.accesses = accesses;
    this.tries = tries;
  }

  /** Goes through a whole trace. */
  public void stepAll(Iterable<Event> trace) {
    trace.forEach(this::step);
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    order.step(event);
    if (event.kind().isAccess()) {
      access(event);
    } else {
      locks.step(event);
    }
  }

  private void access(Event event) {
    int id = index.idOf(event.object(), event.member());
    Location location = location(id);
    Access access = new Access(event, order.past(event.thread()), locks.heldBy(event.thread()));
    location.visitConflicts(access, other -> compareIfWritten(id, other, access));
    location.add(access, accesses);
    if (event.kind() != EventKind.WRITE || event.member() == Event.CONTENTS) {
      readFrom(location, event);
    }
    if (event.kind().isWrite()) {
      location.lastWrite = order.origin(event);
    }
  }

  private void readFrom(Location location, Event event) {
    if (location.lastWrite != null) {
      order.depend(event.thread(), location.lastWrite);
    }
  }

  private Location location(int id) {
    if (id == locations.size()) {
      locations.add(new Location());
    }
    return locations.get(id);
  }

  /** An update that finds something else may not write: it races for sure with writes only. */
  private void compareIfWritten(int location, Access first, Access second) {
    EventKind one = first.event().kind();
    EventKind other = second.event().kind();
    boolean update = one == EventKind.UPDATE || other == EventKind.UPDATE;
    if (!update || (one.isWrite() && other.isWrite())) {
      compare(location, first, second);
    }
  }

  private void compare(int location, Access first, Access second) {
    if (first.held().excludes(second.held())) {
      return;
    }
    int site = Math.min(first.event().site(), second.event().site());
    int otherSite = Math.max(first.event().site(), second.event().site());
    Pair pair = new Pair(location, site, otherSite);
    long sites = (long) site << 32 | otherSite;
    if (told.contains(pair) || tried.addTo(sites, 1) >= tries) {
      return;
    }
    Ideal ideal = ideal(first, second);
    if (ideal.isFeasible() && !has(ideal, first.event()) && !has(ideal, second.event())) {
      told.add(pair);
      races.accept(new SyncPreservingRace(first.event(), second.event(), ideal.times()));
    }
  }

  private Ideal ideal(Access first, Access second) {
    Ideal ideal = new Ideal(first.past());
    ideal.add(second.past());
    ideal.addBefore(first.event().thread(), first.event().number());
    ideal.addBefore(second.event().thread(), second.event().number());
    locks.close(ideal);
    return ideal;
  }

  private static boolean has(Ideal ideal, Event event) {
    return ideal.of(event.thread()) > event.number();
  }
}
