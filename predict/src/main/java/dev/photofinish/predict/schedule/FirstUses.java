package dev.photofinish.predict.schedule;

import dev.photofinish.predict.location.LocationIndex;
import dev.photofinish.predict.stage.Prefix;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * When each thread first used, and first changed, what several threads use: so it can be told for
 * any beginning of the trace who does so in it, without a look at the events in between. Used by
 * one thread.
 */
public final class FirstUses {

  private static final long NEVER = Long.MAX_VALUE;

  /** For each thread its number, that of its first use, and that of its first change. */
  private static final int WORDS = 3;

  private final SharedUses shared;
  private final LocationIndex index = new LocationIndex();
  private final List<long[]> firsts = new ArrayList<>();

  /**
   * @param shared of the whole trace
   */
  public FirstUses(SharedUses shared) {
    this.shared = shared;
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    Use use = Use.of(event);
    if (shared.isShared(use)) {
      int id = index.idOf(use.object(), use.member());
      if (id == firsts.size()) {
        firsts.add(new long[0]);
      }
      firsts.set(id, with(firsts.get(id), event, use.isChange()));
    }
  }

  private static long[] with(long[] known, Event event, boolean isChange) {
    for (int at = 0; at < known.length; at += WORDS) {
      if (known[at] == event.thread()) {
        known[at + 2] = isChange ? Math.min(known[at + 2], event.number()) : known[at + 2];
        return known;
      }
    }
    long[] more = Arrays.copyOf(known, known.length + WORDS);
    more[known.length] = event.thread();
    more[known.length + 1] = event.number();
    more[known.length + 2] = isChange ? event.number() : NEVER;
    return more;
  }

  /** Whether another thread than the one that uses something conflicts with that in a prefix. */
  boolean isOfOthers(Use use, int thread, Prefix prefix) {
    if (!shared.isShared(use)) {
      return false;
    }
    long[] known = firsts.get(index.idOf(use.object(), use.member()));
    int first = use.isChange() ? 1 : 2;
    for (int at = 0; at < known.length; at += WORDS) {
      int other = (int) known[at];
      if (other != thread && prefix.has(other, known[at + first])) {
        return true;
      }
    }
    return false;
  }
}
