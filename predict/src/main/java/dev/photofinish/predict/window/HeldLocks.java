package dev.photofinish.predict.window;

import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The locks that threads have at one time, outermost first. Used by one thread. */
public final class HeldLocks {

  private final Int2ObjectOpenHashMap<List<Lock>> held = new Int2ObjectOpenHashMap<>();

  public HeldLocks() {}

  public HeldLocks(HeldLocks other) {
    held.putAll(other.held);
  }

  /** Goes on by the next event. */
  public void step(Event event) {
    switch (event.kind()) {
      case ACQUIRE, WAKE -> take(event, false);
      case ACQUIRE_SHARED -> take(event, true);
      case RELEASE, WAIT -> giveBack(event, false);
      case RELEASE_SHARED -> giveBack(event, true);
      default -> {}
    }
  }

  private void take(Event event, boolean shared) {
    List<Lock> more = new ArrayList<>(of(event.thread()));
    more.add(Lock.of(event, shared));
    held.put(event.thread(), List.copyOf(more));
  }

  private void giveBack(Event event, boolean shared) {
    List<Lock> left =
        of(event.thread()).stream().filter(lock -> !lock.isFor(event, shared)).toList();
    held.put(event.thread(), left);
  }

  /** Those of one thread. */
  public List<Lock> of(int thread) {
    List<Lock> locks = held.get(thread);
    return locks == null ? List.of() : locks;
  }

  /** Those of all threads, by thread. */
  Map<Integer, List<Lock>> all() {
    return new TreeMap<>(held);
  }

  /** Whether two threads with these locks exclude each other. */
  static boolean exclude(List<Lock> some, List<Lock> others) {
    return some.stream().anyMatch(lock -> others.stream().anyMatch(lock::excludes));
  }
}
