package dev.photofinish.predict.schedule;

import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.trust.Trust;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ScheduleEvent;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Collects the events of witnesses that matter for their schedules, in one more walk through the
 * trace. Of a long witness no more is kept than its schedule has. Used by one thread.
 */
public final class WitnessEvents {

  /** A schedule that has more than so many events is no help to anyone. */
  private static final int MOST = 200_000;

  private final SharedUses shared;
  private final Trust trust;
  private final List<Collected> races = new ArrayList<>();

  /** By the kinds that are counted together, how often each site was come to by each thread. */
  private final Map<EventKind, Long2IntOpenHashMap> occurrences = new EnumMap<>(EventKind.class);

  private final Long2IntOpenHashMap lastSites = new Long2IntOpenHashMap();

  /** What is collected for one race. */
  private static final class Collected {
    private final Predicted race;
    private final WitnessUses uses;
    private final Turns turns = new Turns(MOST);
    private final LongOpenHashSet numbers = new LongOpenHashSet();
    private final Long2ObjectOpenHashMap<ScheduledEvent> tail = new Long2ObjectOpenHashMap<>();

    Collected(Predicted race, FirstUses uses) {
      this.race = race;
      this.uses = new WitnessUses(uses, race);
      race.events().forEach(event -> numbers.add(event.number()));
    }

    /** Adds an event to what is kept, if it matters. */
    void add(ScheduledEvent event, Turns to) {
      if (!to.isTooLong() && event.site() > 0 && uses.matters(event)) {
        to.add(event);
      }
    }

    /** Whether it is this event after which a branch goes the other way. */
    boolean flipsAfter(Event event) {
      return race.flip().isPresent() && race.flip().get().after() == event.number();
    }
  }

  public WitnessEvents(List<Predicted> races, SharedUses shared, FirstUses uses, Trust trust) {
    this.shared = shared;
    this.trust = trust;
    for (EventKind kind : EventKind.values()) {
      occurrences.put(kind, new Long2IntOpenHashMap());
    }
    for (Predicted race : races) {
      Collected collected = new Collected(race, uses);
      this.races.add(collected);
      if (race.flip().isPresent() && race.flip().get().after() < 0) {
        addFlip(collected);
      }
    }
  }

  /** Goes on by the next event of the trace, as it was recorded. */
  public void step(Event recorded) {
    Event seen = trust.view(recorded);
    ScheduledEvent event = scheduled(seen, recorded);
    boolean matters = Use.isOfThreads(recorded.kind()) || shared.isShared(Use.of(seen));
    for (Collected race : races) {
      if (race.flipsAfter(recorded)) {
        addFlip(race);
      }
      if (race.numbers.contains(recorded.number())) {
        race.tail.put(recorded.number(), event);
      } else if (matters && race.race.prefix().has(seen)) {
        race.add(event, race.turns);
      }
    }
  }

  /** What a thread would do on the other side of a branch: events of that site as far as here. */
  private void addFlip(Collected race) {
    Map<List<Object>, Integer> more = new HashMap<>();
    for (SymbolicEvent made : race.race.flip().map(Flip::events).orElse(List.of())) {
      Event event = made.event();
      List<Object> counted = List.of(ScheduleEvent.countedAs(event.kind()), key(event));
      int before = occurrences(event).get(key(event));
      int occurrence = before + more.merge(counted, 1, Integer::sum);
      race.tail.put(event.number(), new ScheduledEvent(event, event, event.site(), occurrence));
    }
  }

  private static long key(Event event) {
    return (long) event.thread() << 32 | event.site();
  }

  /** What becomes known of new objects is not counted: it is no step of the code there. */
  private ScheduledEvent scheduled(Event seen, Event recorded) {
    boolean isEnd = recorded.kind() == EventKind.END;
    int site = isEnd ? lastSites.get(recorded.thread()) : recorded.site();
    if (isEnd || recorded.kind() == EventKind.NEW || recorded.kind() == EventKind.INITIAL) {
      return new ScheduledEvent(seen, recorded, isEnd ? site : 0, 1);
    }
    if (site > 0) {
      lastSites.put(recorded.thread(), site);
    }
    int occurrence = occurrences(recorded).addTo(key(recorded), 1) + 1;
    return new ScheduledEvent(seen, recorded, site, occurrence);
  }

  /** Of events that are counted as this one is, by thread and site. */
  private Long2IntOpenHashMap occurrences(Event event) {
    return Objects.requireNonNull(occurrences.get(ScheduleEvent.countedAs(event.kind())));
  }

  /**
   * What replay has to hold threads at for a race, in its order, and the two that race at the end.
   * Nothing if that is too much.
   */
  Optional<List<ScheduledEvent>> schedule(int race) {
    Collected collected = races.get(race);
    Turns turns = new Turns(collected.turns);
    List<Event> tail = collected.race.events();
    for (Event event : tail.subList(0, tail.size() - 2)) {
      collected.add(Objects.requireNonNull(collected.tail.get(event.number())), turns);
    }
    if (turns.isTooLong()) {
      return Optional.empty();
    }
    List<ScheduledEvent> all = new ArrayList<>(turns.kept());
    for (Event event : List.of(collected.race.first(), collected.race.second())) {
      all.add(Objects.requireNonNull(collected.tail.get(event.number())));
    }
    return Optional.of(all);
  }
}
