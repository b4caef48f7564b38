package dev.photofinish.trace;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * By what the threads of a schedule are known in another run.
 *
 * @param origins of the threads that the schedule has events of, by their numbers
 * @param others those of other threads of the recorded run, as far as these could be taken for them
 */
public record ScheduleThreads(Map<Integer, String> origins, List<String> others) {

  /** Nothing but numbers and names. */
  public static final ScheduleThreads UNKNOWN = new ScheduleThreads(Map.of(), List.of());

  public ScheduleThreads {
    origins = Map.copyOf(origins);
    others = List.copyOf(others);
  }

  /** Those of a recorded run, for a schedule of some of its threads. */
  public static ScheduleThreads of(ThreadOrigins known, Collection<Integer> scheduled) {
    Map<Integer, String> rest = new TreeMap<>(known.all());
    Map<Integer, String> origins = new TreeMap<>(rest);
    origins.keySet().retainAll(Set.copyOf(scheduled));
    rest.keySet().removeAll(origins.keySet());
    return new ScheduleThreads(
        origins, rest.values().stream().filter(ThreadOrigins::isByChance).toList());
  }
}
