package dev.photofinish.trace;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says of the threads of a run how they came to be, in words that are the same in another run of
 * the program: {@code main/2/1} is the first thread that the second one started that {@code main}
 * has started. A thread whose start is not known, such as one of a pool, has its name; the second
 * of that name is {@code name#2}. Not for several threads at once.
 */
public final class ThreadOrigins {

  private static final String MAIN = "main";

  /** Where each thread starts the next, it is not told in full how the last one came to be. */
  private static final int LONGEST = 100;

  private final Map<Integer, String> origins = new HashMap<>();

  /** How many threads each has started. */
  private final Map<Integer, Integer> started = new HashMap<>();

  /** How many threads have begun, by their names, of which nobody knows the start. */
  private final Map<String, Integer> begun = new HashMap<>();

  /** Of a run that was recorded, whose events come next. */
  public static ThreadOrigins of(List<TraceThread> threads) {
    ThreadOrigins origins = new ThreadOrigins();
    threads.stream()
        .filter(each -> each.parent() == TraceThread.NO_PARENT)
        .sorted(Comparator.comparingInt(TraceThread::number))
        .forEach(each -> origins.begin(each.number(), each.name()));
    return origins;
  }

  /**
   * Whether it may be another thread in the next run: which of the threads of a pool comes first,
   * and what it is to do, is by chance.
   */
  public static boolean isByChance(String origin) {
    return !origin.equals(MAIN) && !origin.startsWith(MAIN + "/");
  }

  /** A thread begins; unless another has started it, that is all that is known. */
  public void begin(int thread, String name) {
    if (!origins.containsKey(thread)) {
      int time = begun.merge(name, 1, Integer::sum);
      origins.put(thread, time == 1 && !name.isEmpty() ? name : name + "#" + time);
    }
  }

  /** A thread starts another. */
  public void fork(int parent, int child) {
    int place = started.merge(parent, 1, Integer::sum);
    String origin = origins.get(parent);
    if (origin != null) {
      origins.putIfAbsent(child, shortened(origin) + "/" + place);
    }
  }

  private static String shortened(String origin) {
    return origin.length() <= LONGEST
        ? origin
        : origin.substring(0, LONGEST / 2) + "~" + Integer.toHexString(origin.hashCode());
  }

  /** An event of the run comes next, in the order of all. */
  public void step(Event event) {
    if (event.kind() == EventKind.FORK) {
      fork(event.thread(), (int) event.value());
    }
  }

  /** Where a thread comes from, as far as that is known. */
  public Optional<String> of(int thread) {
    return Optional.ofNullable(origins.get(thread));
  }

  /** All that are known, by the numbers of the threads. */
  public Map<Integer, String> all() {
    return Map.copyOf(origins);
  }
}
