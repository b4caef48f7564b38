package dev.photofinish.predict;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A small trace of three threads that could have happened: it is made by doing it. */
public final class RandomTrace {

  private static final int THREADS = 3;
  private static final long OBJECTS = 100;
  private static final long LOCKS = 200;
  private static final long SIGNALS = 300;

  /** What happens in all traces. */
  private static final List<EventKind> COMMON =
      List.of(EventKind.READ, EventKind.WRITE, EventKind.ACQUIRE, EventKind.RELEASE);

  /** What happens in some, so that it happens often in those. */
  private static final List<List<EventKind>> SOMETIMES =
      List.of(
          List.of(EventKind.ACQUIRE, EventKind.RELEASE),
          List.of(EventKind.WAIT, EventKind.WAKE, EventKind.NOTIFY, EventKind.NOTIFY_ALL),
          List.of(EventKind.WAIT, EventKind.WAKE, EventKind.NOTIFY, EventKind.ACQUIRE),
          List.of(EventKind.ACQUIRE_SHARED, EventKind.RELEASE_SHARED),
          List.of(EventKind.FORK, EventKind.END, EventKind.JOIN),
          List.of(EventKind.VOLATILE_READ, EventKind.VOLATILE_WRITE),
          List.of(EventKind.UPDATE),
          List.of(EventKind.SIGNAL, EventKind.AWAIT),
          List.of(EventKind.ASK, EventKind.CHANGED),
          List.of(EventKind.ASK, EventKind.AWAIT),
          List.of(EventKind.NEW, EventKind.INITIALISED),
          List.of(EventKind.GAP));

  private final Random random;
  private final EventKind[] kinds;
  private final int length;
  private final int locks;
  private final int objects;
  private final List<Event> events = new ArrayList<>();
  private final Map<Long, Long> memory = new HashMap<>();
  private final Map<Long, Integer> owners = new HashMap<>();
  private final Set<List<Long>> readers = new HashSet<>();
  private final Map<Integer, Long> waiting = new HashMap<>();
  private final Set<Integer> noticed = new HashSet<>();
  private final Set<Integer> running = new HashSet<>(Set.of(0));
  private final Set<Integer> begun = new HashSet<>();
  private final Set<Integer> over = new HashSet<>();

  private RandomTrace(long seed, int length) {
    this.random = new Random(seed);
    this.length = length;
    this.locks = 1 + random.nextInt(2);
    this.objects = 1 + random.nextInt(3);
    List<EventKind> all = new ArrayList<>(COMMON);
    for (int i = random.nextInt(3); i >= 0; i--) {
      all.addAll(SOMETIMES.get(random.nextInt(SOMETIMES.size())));
    }
    this.kinds = all.toArray(EventKind[]::new);
    if (!all.contains(EventKind.FORK)) {
      running.addAll(Set.of(1, 2));
    }
  }

  /** A trace that follows from a seed, of at most so many events. */
  public static List<Event> of(long seed, int length) {
    RandomTrace trace = new RandomTrace(seed, length);
    for (int i = 0; i < 40 * length && trace.events.size() < length; i++) {
      trace.tryStep();
    }
    return List.copyOf(trace.events);
  }

  private void tryStep() {
    int thread = random.nextInt(THREADS);
    EventKind kind = kinds[random.nextInt(kinds.length)];
    if (!running.contains(thread) || over.contains(thread)) {
      return;
    }
    if (waiting.containsKey(thread) != (kind == EventKind.WAKE)) {
      return;
    }
    long object = OBJECTS + random.nextInt(objects);
    switch (kind) {
      case READ, VOLATILE_READ -> read(thread, kind, object);
      case WRITE, VOLATILE_WRITE, UPDATE -> write(thread, kind, object);
      case FORK -> fork(thread);
      case END -> end(thread);
      case JOIN -> join(thread);
      case WAKE -> wake(thread);
      case BEGIN -> {}
      case NEW -> make(thread, object);
      case INITIALISED -> initialise(thread, object);
      case SIGNAL, ASK, CHANGED -> add(thread, kind, SIGNALS + random.nextInt(2), 0, 0);
      case AWAIT -> add(thread, kind, SIGNALS + random.nextInt(2), 0, random.nextInt(2));
      case GAP -> add(thread, kind, 0, 0, 0);
      default -> lock(thread, kind, LOCKS + random.nextInt(locks));
    }
  }

  private void add(int thread, EventKind kind, long object, int member, long value) {
    if (thread != 0 && begun.add(thread) && random.nextBoolean()) {
      add(thread, EventKind.BEGIN, 0, 0, 0);
    }
    if (events.size() < length) {
      int number = events.size();
      events.add(new Event(number, thread, kind, number + 1, object, member, value));
    }
  }

  private void make(int thread, long object) {
    if (events.stream().noneMatch(event -> event.object() == object)) {
      add(thread, EventKind.NEW, object, 0, 0);
      if (random.nextBoolean()) {
        memory.put(object, 2L);
        add(thread, EventKind.INITIAL, object, 0, 2);
      }
    }
  }

  private void initialise(int thread, long object) {
    if (events.stream().noneMatch(e -> e.kind() == EventKind.INITIALISED && e.object() == object)) {
      add(thread, EventKind.INITIALISED, object, 0, 0);
    }
  }

  private void read(int thread, EventKind kind, long object) {
    if (object == OBJECTS + 2 && random.nextBoolean()) {
      add(thread, EventKind.READ, object, Event.CONTENTS, 0);
    } else {
      add(thread, kind, object, 0, memory.getOrDefault(object, 0L));
    }
  }

  private void write(int thread, EventKind kind, long object) {
    if (object == OBJECTS + 2 && random.nextBoolean()) {
      add(thread, EventKind.WRITE, object, Event.CONTENTS, 0);
    } else {
      memory.put(object, random.nextInt(6) == 0 ? Event.UNNUMBERED : random.nextInt(3));
      add(thread, kind, object, 0, memory.getOrDefault(object, 0L));
    }
  }

  private void fork(int thread) {
    int child = 1 + random.nextInt(2);
    if (running.add(child)) {
      add(thread, EventKind.FORK, 0, 0, child);
    }
  }

  private void end(int thread) {
    if (thread != 0
        && !owners.containsValue(thread)
        && readers.stream().noneMatch(r -> r.get(1) == thread)) {
      add(thread, EventKind.END, 0, 0, 0);
      over.add(thread);
    }
  }

  private void join(int thread) {
    over.stream().findAny().ifPresent(other -> add(thread, EventKind.JOIN, 0, 0, other));
  }

  private void wake(int thread) {
    long lock = waiting.getOrDefault(thread, 0L);
    boolean free = !owners.containsKey(lock) && readers.stream().noneMatch(r -> r.get(0) == lock);
    if (free && (noticed.contains(thread) || random.nextInt(8) == 0)) {
      waiting.remove(thread);
      owners.put(lock, thread);
      add(thread, EventKind.WAKE, lock, 0, noticed.remove(thread) ? 1 : 0);
    }
  }

  private void lock(int thread, EventKind kind, long lock) {
    boolean owned = owners.containsKey(lock);
    boolean mine = owners.getOrDefault(lock, -1) == thread;
    List<Long> reader = List.of(lock, (long) thread);
    boolean read = readers.stream().anyMatch(r -> r.get(0) == lock && !r.equals(reader));
    boolean done =
        switch (kind) {
          case ACQUIRE -> !owned && !read && owners.put(lock, thread) == null;
          case RELEASE -> mine && owners.remove(lock) != null;
          case ACQUIRE_SHARED -> (!owned || mine) && readers.add(reader);
          case RELEASE_SHARED -> readers.remove(reader);
          case WAIT -> mine && owners.remove(lock) != null && waiting.put(thread, lock) == null;
          case NOTIFY -> mine && notifySome(lock, 1);
          case NOTIFY_ALL -> mine && notifySome(lock, THREADS);
          default -> false;
        };
    if (done) {
      add(thread, kind, lock, 0, 0);
    }
  }

  private boolean notifySome(long lock, int most) {
    waiting.keySet().stream()
        .filter(thread -> waiting.getOrDefault(thread, 0L) == lock && !noticed.contains(thread))
        .limit(most)
        .toList()
        .forEach(noticed::add);
    return true;
  }
}
