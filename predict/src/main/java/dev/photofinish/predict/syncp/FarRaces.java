package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds races of given pairs of places for which the recorded order itself is a witness, but for
 * what nothing needs, however far apart they are. Used by one thread.
 *
 * <p>Two accesses race if the first is not before the second in the recorded order: then what is
 * before the two could have happened without anything else. That takes no look at critical
 * sections, so none has to be kept, nor more than the last access of each thread from each place:
 * if any of these is not before another access, the last is not.
 */
public final class FarRaces {

  private final Consumer<SyncPreservingRace> races;
  private final RecordedOrder order = new RecordedOrder();
  private final Locations locations = new Locations();

  // By location.
  private final Int2ObjectOpenHashMap<AccessesByPlace> reads = new Int2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<AccessesByPlace> writes = new Int2ObjectOpenHashMap<>();

  /** How many races are still to be told of each pair of places, and the places of all pairs. */
  private final Long2IntOpenHashMap wanted = new Long2IntOpenHashMap();

  private final IntOpenHashSet sites = new IntOpenHashSet();

  public FarRaces(Consumer<SyncPreservingRace> races) {
    this.races = races;
  }

  /** Asks for races between two places, of which so many are told. */
  public void want(int site, int otherSite, int most) {
    wanted.put(pair(site, otherSite), most);
    sites.add(site);
    sites.add(otherSite);
  }

  /** Whether nothing is asked for any more. */
  public boolean isOver() {
    return wanted.isEmpty();
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    order.step(event);
    if (event.kind().isAccess()) {
      Location location = locations.of(event.object(), event.member());
      if (sites.contains(event.site())) {
        access(event, location);
      }
      order.follow(event, location);
    }
  }

  private void access(Event event, Location location) {
    long[] past = order.past(event.thread());
    compare(event, past, writes.get(location.number()));
    if (event.kind().isWrite()) {
      compare(event, past, reads.get(location.number()));
    }
    (event.kind().isWrite() ? writes : reads)
        .computeIfAbsent(location.number(), number -> new AccessesByPlace())
        .add(event, past);
  }

  private void compare(Event event, long[] past, @Nullable AccessesByPlace others) {
    if (others != null) {
      others.forEach(
          other -> {
            if (isRace(other.event(), event, past)) {
              tell(other, event, past);
            }
          });
    }
  }

  private boolean isRace(Event first, Event second, long[] past) {
    return first.thread() != second.thread()
        && !Times.cover(past, first.thread(), first.number())
        && Conflict.of(first.kind(), second.kind())
        && wanted.containsKey(pair(first.site(), second.site()));
  }

  private void tell(AccessesByPlace.Access first, Event second, long[] past) {
    long pair = pair(first.event().site(), second.site());
    if (wanted.addTo(pair, -1) == 1) {
      wanted.remove(pair);
    }
    Ideal ideal = new Ideal(first.past());
    ideal.add(past);
    ideal.addBefore(first.event().thread(), first.event().number());
    ideal.addBefore(second.thread(), second.number());
    races.accept(new SyncPreservingRace(first.event(), second, ideal.times()));
  }

  private static long pair(int site, int otherSite) {
    return (long) Math.min(site, otherSite) << 32 | Math.max(site, otherSite);
  }
}
