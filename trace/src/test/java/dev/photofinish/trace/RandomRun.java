package dev.photofinish.trace;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** A run that is made up: threads start and join one another and touch the same few objects. */
final class RandomRun {

  private static final EventKind[] ORDERED = {
    EventKind.READ, EventKind.WRITE, EventKind.UPDATE, EventKind.ACQUIRE, EventKind.SIGNAL
  };
  private static final EventKind[] FREE = {EventKind.NEW, EventKind.GAP};

  private final SplittableRandom random;
  private final int objects;
  private final Map<Integer, List<Step>> steps = new TreeMap<>();
  private final Map<Integer, TraceThread> threads = new TreeMap<>();
  private final Map<Integer, Long> versions = new HashMap<>();
  private final List<Integer> alive = new ArrayList<>();
  private final List<Event> order = new ArrayList<>();

  private RandomRun(long seed, int objects) {
    this.random = new SplittableRandom(seed);
    this.objects = objects;
  }

  /** A run with about so many events; fewer objects make more threads wait for one another. */
  static RandomRun of(long seed, int events, int objects) {
    RandomRun run = new RandomRun(seed, objects);
    run.begin(0, TraceThread.NO_PARENT);
    while (run.order.size() < events && !run.alive.isEmpty()) {
      run.step(run.alive.get(run.random.nextInt(run.alive.size())));
    }
    return run;
  }

  /** All events in the order in which they happened; their numbers are those of their threads. */
  List<Event> order() {
    return order;
  }

  Map<Integer, List<Step>> steps() {
    return steps;
  }

  private void begin(int thread, int parent) {
    threads.put(thread, new TraceThread(thread, "t" + thread, parent, false));
    steps.put(thread, new ArrayList<>());
    alive.add(thread);
    add(thread, EventKind.BEGIN, 0, 0, 0);
  }

  private void step(int thread) {
    int dice = random.nextInt(40);
    if (dice == 0 && threads.size() < 12) {
      int child = threads.size();
      add(thread, EventKind.FORK, 0, 0, child);
      begin(child, thread);
    } else if (dice == 1 && alive.size() > 2) {
      add(thread, EventKind.END, 0, 0, 0);
      alive.remove((Integer) thread);
    } else if (dice == 2 && !alive.contains(threads.size() - 1)) {
      add(thread, EventKind.JOIN, 0, 0, threads.size() - 1);
    } else {
      EventKind kind = dice < 8 ? pick(FREE) : pick(ORDERED);
      add(thread, kind, 1 + random.nextInt(objects), random.nextInt(2), random.nextInt(100));
    }
  }

  private EventKind pick(EventKind[] kinds) {
    return kinds[random.nextInt(kinds.length)];
  }

  private void add(int thread, EventKind kind, long object, int member, long value) {
    List<Step> mine = requireNonNull(steps.get(thread));
    Event event = new Event(mine.size(), thread, kind, 7, object, member, value);
    long version =
        kind.isOrdered() ? versions.merge(Stripes.of(object, member), 1L, Long::sum) - 1 : 0;
    mine.add(new Step(event, version));
    order.add(event);
  }

  /** Writes it with blocks of this size, and opens what was written. */
  Run writtenTo(Path trace, int chunk) throws IOException {
    RunFolder folder = RunFolder.create(trace);
    folder.begin(new RunMeta(1, "17", 2, "random"));
    BlockWriter.append(folder.dictionary()).close();
    for (TraceThread thread : threads.values()) {
      ThreadLog log = new ThreadLog(folder, thread, chunk);
      for (Step step : requireNonNull(steps.get(thread.number()))) {
        log.put(step);
      }
      log.flush();
    }
    folder.end(new RunEnd(true, "exit"));
    return Trace.open(folder.path()).get(0);
  }
}
