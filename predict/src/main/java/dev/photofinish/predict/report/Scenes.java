package dev.photofinish.predict.report;

import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.window.HeldLocks;
import dev.photofinish.predict.window.Lock;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The racing accesses as they were recorded, with the locks that their threads had: learned in one
 * more walk through the trace. Used by one thread.
 */
public final class Scenes {

  private final LongSet racing = new LongOpenHashSet();
  private final Long2ObjectOpenHashMap<List<Lock>> locks = new Long2ObjectOpenHashMap<>();
  private final HeldLocks held = new HeldLocks();

  /** By the events after which they begin. */
  private final Map<Long, List<Flip>> flips = new HashMap<>();

  public Scenes(List<Predicted> races) {
    for (Predicted race : races) {
      racing.add(race.first().number());
      racing.add(race.second().number());
      race.flip()
          .ifPresent(flip -> flips.computeIfAbsent(flip.after(), f -> new ArrayList<>()).add(flip));
    }
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (racing.contains(event.number())) {
      locks.put(event.number(), held.of(event.thread()));
    }
    held.step(event);
    flips.getOrDefault(event.number(), List.of()).forEach(this::flip);
  }

  /** The locks that a thread has on the other side of a branch. */
  private void flip(Flip flip) {
    HeldLocks there = new HeldLocks(held);
    for (SymbolicEvent made : flip.events()) {
      if (racing.contains(made.event().number())) {
        locks.put(made.event().number(), there.of(flip.thread()));
      }
      there.step(made.event());
    }
  }

  /** The locks that the thread of an access had. */
  List<Lock> locks(Event access) {
    List<Lock> known = locks.get(access.number());
    return known == null ? List.of() : known;
  }

  /** The objects that reports are going to name. */
  public LongSet objects(List<Predicted> races) {
    LongSet objects = new LongOpenHashSet();
    for (Predicted race : races) {
      objects.add(race.first().object());
    }
    locks.values().forEach(all -> all.forEach(lock -> objects.add(lock.object())));
    return objects;
  }
}
