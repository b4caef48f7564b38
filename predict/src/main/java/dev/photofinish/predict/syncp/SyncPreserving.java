package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.HashSet;
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
  private final Locations locations = new Locations();
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
    Location location = locations.of(event.object(), event.member());
    int thread = event.thread();
    long[] past = order.past(thread);
    Held held = locks.heldBy(thread);
    compareWithOthers(location, event, past, held);
    location.add(event, past, held, accesses);
    order.follow(event, location);
  }

  /** Others' accesses that are not in the past, for each thread the newest first. */
  private void compareWithOthers(Location location, Event event, long[] past, Held held) {
    for (History other = location.histories(); other != null; other = other.next()) {
      if (other.thread() != event.thread() && !other.isApart(past, held)) {
        for (int age = 0; age < other.size(); age++) {
          Access access = other.get(age);
          if (Times.cover(past, other.thread(), access.number())) {
            break;
          }
          if (Conflict.of(access.kind(), event.kind()) && !access.held().excludes(held)) {
            compare(location, other.thread(), access, event, past);
          }
        }
      }
    }
  }

  private void compare(Location location, int thread, Access access, Event second, long[] past) {
    int site = Math.min(access.site(), second.site());
    int otherSite = Math.max(access.site(), second.site());
    long sites = (long) site << 32 | otherSite;
    if (tried.get(sites) >= tries) {
      return;
    }
    Pair pair = new Pair(location.number(), site, otherSite);
    if (told.contains(pair)) {
      return;
    }
    tried.addTo(sites, 1);
    Event first = access.event(thread, location);
    Ideal ideal = ideal(first, access.past(), second, past);
    if (ideal.isFeasible() && !has(ideal, first) && !has(ideal, second)) {
      told.add(pair);
      races.accept(new SyncPreservingRace(first, second, ideal.times()));
    }
  }

  private Ideal ideal(Event first, long[] firstPast, Event second, long[] secondPast) {
    Ideal ideal = new Ideal(firstPast);
    ideal.add(secondPast);
    ideal.addBefore(first.thread(), first.number());
    ideal.addBefore(second.thread(), second.number());
    locks.close(ideal);
    return ideal;
  }

  private static boolean has(Ideal ideal, Event event) {
    return ideal.of(event.thread()) > event.number();
  }
}
