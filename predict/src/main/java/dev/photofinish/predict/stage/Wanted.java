package dev.photofinish.predict.stage;

import dev.photofinish.trace.Event;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The races that one window is still asked for: bounds the questions. Used by one thread. */
public final class Wanted {

  /** So many questions are asked for one pair of places in one window. */
  private static final int IN_WINDOW = 3;

  private final Set<SitePair> found;
  private final Set<SitePair> exhausted;
  private final Map<SitePair, Integer> asked = new HashMap<>();

  /**
   * @param found those that have a race already; added to
   * @param exhausted those that were asked for often enough
   */
  Wanted(Set<SitePair> found, Set<SitePair> exhausted) {
    this.found = found;
    this.exhausted = exhausted;
  }

  /** Whether two accesses would be news. */
  public boolean wants(Event first, Event second) {
    SitePair pair = SitePair.of(first, second);
    return pair.isKnown()
        && !found.contains(pair)
        && !exhausted.contains(pair)
        && asked.getOrDefault(pair, 0) < IN_WINDOW;
  }

  /** To be told before each question. */
  public void ask(Event first, Event second) {
    asked.merge(SitePair.of(first, second), 1, Integer::sum);
  }

  void found(SitePair pair) {
    found.add(pair);
  }

  Map<SitePair, Integer> asked() {
    return asked;
  }
}
