package containers;

import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import javax.annotation.concurrent.ThreadSafe;

/** Sorted containers, their polls and their views. */
@ThreadSafe
class Timeline {

  private final NavigableMap<Long, String> events = new TreeMap<>();
  private final TreeMap<Long, String> expiring = new TreeMap<>();
  private final SortedMap<Long, String> log = new TreeMap<>();
  private final NavigableSet<Long> ticks = new TreeSet<>();
  private final NavigableMap<Long, String> safe = new ConcurrentSkipListMap<>();

  void add(long time, String event) {
    events.put(time, event); // race: Timeline.events write
  }

  String before(long time) {
    return events.floorEntry(time).getValue(); // race: Timeline.events read
  }

  long last() {
    return events.lastKey(); // race: Timeline.events read
  }

  void expire() {
    expiring.pollFirstEntry(); // race: Timeline.expiring write
  }

  void truncate(long time) {
    log.headMap(time).clear(); // race: Timeline.log
  }

  int since(long time) {
    return log.tailMap(time).size(); // race: Timeline.log read
  }

  long nextTick() {
    return ticks.pollFirst(); // race: Timeline.ticks write
  }

  void dropTicks(long time) {
    ticks.descendingSet().tailSet(time, true).clear(); // race: Timeline.ticks
  }

  long lastTick() {
    return ticks.last(); // race: Timeline.ticks read
  }

  String safe(long time) {
    safe.put(time, "tick");
    safe.headMap(time).clear();
    return safe.pollFirstEntry().getValue();
  }
}
