package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;

/** The critical sections on one lock. Used by one thread. */
final class LockHistory {

  private final Int2ObjectOpenHashMap<Sections> exclusive = new Int2ObjectOpenHashMap<>(2);
  private final Int2ObjectOpenHashMap<Sections> shared = new Int2ObjectOpenHashMap<>(2);
  private boolean contended;

  /**
   * The set of this lock alone, which is the same each time so that accesses under it are alike.
   */
  private @Nullable Held alone;

  Sections of(int thread, boolean isShared) {
    return (isShared ? shared : exclusive).computeIfAbsent(thread, t -> new Sections());
  }

  /** What a thread has that takes this lock and no other. */
  Held alone(Event acquire) {
    Held known = alone;
    if (known == null) {
      known = new Held().with(acquire, false);
      alone = known;
    }
    return known;
  }

  /** Whether several threads are known to take it since now; for one, thread order is enough. */
  boolean becomesContended() {
    boolean before = contended;
    contended = before || exclusive.size() > 1 || (!exclusive.isEmpty() && !shared.isEmpty());
    return contended && !before;
  }

  /**
   * The closure that makes an ideal sync-preserving (POPL 2021, section 3): of two acquires in the
   * ideal, the earlier one's release is in it. Two that only read do not exclude each other.
   *
   * @return whether something was added
   */
  boolean close(Ideal ideal) {
    Latest exclusives = latest(exclusive, ideal);
    Latest all = latest(shared, ideal);
    all.add(exclusives);
    boolean grown = close(exclusive, all, ideal);
    return close(shared, exclusives, ideal) || grown;
  }

  private static Latest latest(Int2ObjectOpenHashMap<Sections> sections, Ideal ideal) {
    Latest latest = new Latest();
    for (Int2ObjectMap.Entry<Sections> entry : sections.int2ObjectEntrySet()) {
      int thread = entry.getIntKey();
      int last = entry.getValue().lastBefore(ideal.of(thread));
      if (last >= 0) {
        latest.add(thread, entry.getValue().begin(last));
      } else if (entry.getValue().isForgotten(ideal.of(thread))) {
        ideal.fail();
      }
    }
    return latest;
  }

  private static boolean close(
      Int2ObjectOpenHashMap<Sections> sections, Latest acquires, Ideal ideal) {
    boolean grown = false;
    for (Int2ObjectMap.Entry<Sections> entry : sections.int2ObjectEntrySet()) {
      int thread = entry.getIntKey();
      grown |= release(entry.getValue(), ideal.of(thread), acquires.otherThan(thread), ideal);
    }
    return grown;
  }

  /**
   * Adds the release of a thread's last section in the ideal, if others take the lock later. Those
   * before it are over when it begins.
   */
  private static boolean release(Sections sections, long end, long otherAcquire, Ideal ideal) {
    int section = sections.lastBefore(end);
    if (section < 0 || sections.begin(section) >= otherAcquire) {
      // A section that is not known any more has made the ideal fail.
      return false;
    }
    if (sections.isOpen(section)) {
      ideal.fail();
      return false;
    }
    return ideal.add(sections.past(section));
  }
}
