package dev.photofinish.predict.values;

import dev.photofinish.predict.encoding.SpinLocks;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The critical sections of a query, by lock. */
final class Sections {

  /** A lock taken and given back; either may be outside of the window, as {@link Nodes#NONE}. */
  record Section(int thread, boolean shared, int acquire, int release) {}

  private final Map<Long, List<Section>> byLock = new LinkedHashMap<>();
  private final Map<Integer, Integer> releases = new HashMap<>();
  private final Map<Before.Held, Integer> open = new LinkedHashMap<>();

  Sections(Nodes nodes, Set<Before.Held> held) {
    held.forEach(lock -> open.put(lock, Nodes.NONE));
    for (int node = 0; node < nodes.size(); node++) {
      Event event = nodes.event(node);
      switch (event.kind()) {
        case ACQUIRE, WAKE -> open.put(key(event, false), node);
        case ACQUIRE_SHARED -> open.put(key(event, true), node);
        case RELEASE, WAIT -> close(key(event, false), node);
        case RELEASE_SHARED -> close(key(event, true), node);
        default -> {}
      }
    }
    open.forEach((key, acquire) -> add(key, acquire, Nodes.NONE));
  }

  private static Before.Held key(Event event, boolean shared) {
    return new Before.Held(event.object(), event.thread(), shared);
  }

  private void close(Before.Held key, int release) {
    Integer acquire = open.remove(key);
    add(key, acquire == null ? Nodes.NONE : acquire, release);
  }

  private void add(Before.Held key, int acquire, int release) {
    byLock
        .computeIfAbsent(key.lock(), l -> new ArrayList<>())
        .add(new Section(key.thread(), key.shared(), acquire, release));
    releases.put(acquire, release);
  }

  /** Sections on memory that is used as a lock. */
  void add(SpinLocks.Lock lock, Recorded facts, Nodes nodes) {
    // Locks have numbers above 0.
    long number = -1L - byLock.size();
    for (SpinLocks.Section section : lock.sections()) {
      int acquire = node(section.acquire(), facts, nodes);
      if (acquire != Nodes.NONE || section.acquire() == SpinLocks.NONE) {
        int release = node(section.release(), facts, nodes);
        add(new Before.Held(number, section.thread(), false), acquire, release);
      }
    }
  }

  private static int node(int place, Recorded facts, Nodes nodes) {
    return place == SpinLocks.NONE ? Nodes.NONE : nodes.node(facts.events().get(place).number());
  }

  Iterable<List<Section>> all() {
    return byLock.values();
  }

  /** Where a lock is given back that was taken somewhere, or {@link Nodes#NONE}. */
  int release(int acquire) {
    return releases.getOrDefault(acquire, Nodes.NONE);
  }
}
