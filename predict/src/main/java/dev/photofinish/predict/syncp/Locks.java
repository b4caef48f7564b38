package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/** All critical sections so far, and the locks that threads have now. Used by one thread. */
final class Locks {

  private final HardOrder order;
  private final Long2ObjectOpenHashMap<LockHistory> histories = new Long2ObjectOpenHashMap<>();
  private final List<LockHistory> contended = new ArrayList<>();
  private final Int2ObjectOpenHashMap<Held> held = new Int2ObjectOpenHashMap<>();
  private final Held none = new Held();

  Locks(HardOrder order) {
    this.order = order;
  }

  Held heldBy(int thread) {
    Held locks = held.get(thread);
    return locks == null ? none : locks;
  }

  void step(Event event) {
    switch (event.kind()) {
      case ACQUIRE, WAKE -> begin(event, false);
      case ACQUIRE_SHARED -> begin(event, true);
      case RELEASE, WAIT -> end(event, false);
      case RELEASE_SHARED -> end(event, true);
      default -> {}
    }
  }

  private void begin(Event event, boolean shared) {
    LockHistory history = history(event);
    history.of(event.thread(), shared).open(event.number());
    if (history.becomesContended()) {
      contended.add(history);
    }
    Held before = heldBy(event.thread());
    boolean isFirst = before.isNothing() && !shared;
    held.put(event.thread(), isFirst ? history.alone(event) : before.with(event, shared));
  }

  private void end(Event event, boolean shared) {
    LockHistory history = history(event);
    history.of(event.thread(), shared).end(event.number(), order.upTo(event));
    Held before = heldBy(event.thread());
    held.put(event.thread(), before.isOnly(event, shared) ? none : before.without(event, shared));
  }

  private LockHistory history(Event event) {
    return histories.computeIfAbsent(event.object(), o -> new LockHistory());
  }

  /** Adds releases until each lock can be had as the ideal says. */
  void close(Ideal ideal) {
    boolean grown = true;
    while (grown && ideal.isFeasible()) {
      grown = false;
      for (LockHistory history : contended) {
        grown |= history.close(ideal);
      }
    }
  }
}
