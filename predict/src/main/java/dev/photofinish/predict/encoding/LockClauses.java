package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;

import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Critical sections of different threads on one lock are one after the other, either way; so are
 * those on memory that is used as a lock.
 */
final class LockClauses {

  private static final int NONE = SpinLocks.NONE;

  private final Orders orders;
  private final Map<Long, List<Section>> sections = new HashMap<>();
  private final Map<Key, Integer> open = new HashMap<>();

  /** Ends may be missing where the window does. */
  private record Section(int thread, boolean shared, int acquire, int release) {}

  private record Key(long lock, int thread, boolean shared) {}

  LockClauses(Orders orders) {
    this.orders = orders;
  }

  void add(Window window) {
    take(window.events());
    List<SpinLocks.Lock> spinning = SpinLocks.of(window.events(), window.before());
    for (int lock = 0; lock < spinning.size(); lock++) {
      // Locks have numbers above 0.
      long number = -1L - lock;
      for (SpinLocks.Section section : spinning.get(lock).sections()) {
        add(new Key(number, section.thread(), false), section.acquire(), section.release());
      }
    }
    sections.values().forEach(this::exclude);
  }

  private void take(List<Event> events) {
    for (int node = 0; node < events.size(); node++) {
      Event event = events.get(node);
      switch (event.kind()) {
        case ACQUIRE, WAKE -> open.put(key(event, false), node);
        case ACQUIRE_SHARED -> open.put(key(event, true), node);
        case RELEASE, WAIT -> close(key(event, false), node);
        case RELEASE_SHARED -> close(key(event, true), node);
        default -> {}
      }
    }
    open.forEach((key, acquire) -> add(key, acquire, NONE));
  }

  private static Key key(Event event, boolean shared) {
    return new Key(event.object(), event.thread(), shared);
  }

  private void close(Key key, int release) {
    Integer acquire = open.remove(key);
    add(key, acquire == null ? NONE : acquire, release);
  }

  private void add(Key key, int acquire, int release) {
    if (acquire == NONE || !orders.isLeftOut(acquire)) {
      int end = release == NONE || orders.isLeftOut(release) ? NONE : release;
      sections
          .computeIfAbsent(key.lock(), l -> new ArrayList<>())
          .add(new Section(key.thread(), key.shared(), acquire, end));
    }
  }

  private void exclude(List<Section> all) {
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        Section a = all.get(i);
        Section b = all.get(j);
        if (a.thread() != b.thread() && !(a.shared() && b.shared())) {
          orders.clause(outside(a), outside(b), before(a, b), before(b, a));
        }
      }
    }
  }

  private int outside(Section section) {
    return section.acquire() == NONE ? FALSE : orders.outside(section.acquire());
  }

  private int before(Section a, Section b) {
    boolean possible = a.release() != NONE && b.acquire() != NONE;
    return possible ? orders.before(a.release(), b.acquire()) : FALSE;
  }
}
