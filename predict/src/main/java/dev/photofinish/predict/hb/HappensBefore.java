package dev.photofinish.predict.hb;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.predict.location.LocationIndex;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds accesses that happens-before does not order, event by event (FastTrack: Flanagan and
 * Freund, PLDI 2009, figure 5). Used by one thread.
 *
 * <p>A departure: where writes race, all of them are kept that no later one follows, not only the
 * last, so that later accesses are compared with each. Memory grows with the locations, not with
 * the events. The first race told for a trace is real; later ones may depend on it. That supposes
 * that a thread gets hold of an object that another made by what is recorded.
 */
public final class HappensBefore {

  private final Consumer<HbRace> races;
  private final HappensBeforeOrder order = new HappensBeforeOrder();
  private final LocationIndex locations = new LocationIndex();
  private final LastAccesses writes = new LastAccesses();
  private final LastAccesses reads = new LastAccesses();

  /** What readers of volatile memory learn, by location. */
  private final Int2ObjectOpenHashMap<long[]> volatiles = new Int2ObjectOpenHashMap<>();

  private final Set<Pair> told = new HashSet<>();

  private record Pair(int location, int site, int otherSite) {}

  public HappensBefore(Consumer<HbRace> races) {
    this.races = races;
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (event.kind().isAccess()) {
      access(event);
    } else {
      order.step(event);
    }
  }

  /** Goes through a whole trace. */
  public void stepAll(Iterable<Event> trace) {
    trace.forEach(this::step);
  }

  /** How many parts of objects have been accessed. */
  public int locations() {
    return locations.size();
  }

  private void access(Event event) {
    if (!Epoch.fits(event)) {
      throw new IllegalArgumentException("too many events or threads: " + event);
    }
    order.use(event);
    int location = locations.idOf(event.object(), event.member());
    switch (event.kind()) {
      case VOLATILE_READ -> learn(location, event);
      case VOLATILE_WRITE -> teach(location, event);
      case UPDATE -> {
        learn(location, event);
        teach(location, event);
      }
      default -> {}
    }
    compare(location, event);
  }

  private void learn(int location, Event event) {
    long[] written = volatiles.get(location);
    if (written != null) {
      order.learn(event.thread(), written);
    }
  }

  /** A volatile write comes before all later reads, not only before those that see it (17.4.4). */
  private void teach(int location, Event event) {
    long[] past = order.upTo(event);
    long[] before = volatiles.put(location, past);
    if (before != null) {
      volatiles.put(location, Times.join(past, before));
    }
  }

  private void compare(int location, Event event) {
    int thread = event.thread();
    long[] past = order.past(thread);
    LastAccesses.Visitor tell = (epoch, site) -> tell(location, epoch, site, event);
    writes.visitUnordered(location, thread, past, tell);
    if (event.kind().isWrite()) {
      reads.visitUnordered(location, thread, past, tell);
      reads.removePast(location, thread, past);
      writes.add(location, Epoch.of(event), event.site(), past);
    } else {
      reads.add(location, Epoch.of(event), event.site(), past);
    }
  }

  private void tell(int location, long epoch, int site, Event later) {
    boolean conflict = later.kind().isPlain() || Epoch.kind(epoch).isPlain();
    if (conflict && told.add(pair(location, site, later.site()))) {
      races.accept(
          new HbRace(Epoch.number(epoch), Epoch.thread(epoch), Epoch.kind(epoch), site, later));
    }
  }

  private static Pair pair(int location, int site, int otherSite) {
    return new Pair(location, Math.min(site, otherSite), Math.max(site, otherSite));
  }
}
