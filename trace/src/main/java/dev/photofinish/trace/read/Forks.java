package dev.photofinish.trace.read;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.TraceThread;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The threads that have not been started yet.
 *
 * <p>Whether the start of a thread was recorded is only known once all other events have been seen.
 * So those that say who started them wait; if nothing else can go on, all that is left is searched
 * for their starts.
 */
final class Forks {

  private final Map<Integer, MergeThread> waiting = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();
  private @Nullable Set<Long> recorded;

  Forks(Map<Integer, MergeThread> threads) {
    for (MergeThread thread : threads.values()) {
      TraceThread known = thread.file().thread();
      if (known.number() != 0 && threads.containsKey(known.parent())) {
        waiting.put(known.number(), thread);
      }
    }
  }

  /** The threads that began though their start is missing, one line each. */
  List<String> problems() {
    return problems;
  }

  boolean isWaiting(MergeThread thread) {
    return waiting.containsKey(thread.number());
  }

  /** Takes out the thread of this number if it waits. */
  @Nullable MergeThread started(long number) {
    return number == (int) number ? waiting.remove((int) number) : null;
  }

  /** Takes out all threads whose start is nowhere in what is left. */
  List<MergeThread> withoutFork(Collection<MergeThread> threads) {
    if (waiting.isEmpty()) {
      return List.of();
    }
    Set<Long> known = recordedIn(threads);
    List<MergeThread> free = new ArrayList<>(waiting.values());
    free.removeIf(thread -> known.contains((long) thread.number()));
    free.forEach(this::startWithoutFork);
    return free;
  }

  private void startWithoutFork(MergeThread thread) {
    waiting.remove(thread.number());
    problems.add(
        "thread %d was started by thread %d, but its start is missing"
            .formatted(thread.number(), thread.file().thread().parent()));
  }

  private Set<Long> recordedIn(Collection<MergeThread> threads) {
    if (recorded == null) {
      Set<Long> found = new HashSet<>();
      threads.stream().filter(each -> !each.isOver()).forEach(each -> search(each.file(), found));
      recorded = found;
    }
    return recorded;
  }

  private static void search(ThreadFile file, Set<Long> found) {
    EventCursor cursor = new EventCursor(file);
    while (cursor.next()) {
      if (cursor.kind() == EventKind.FORK) {
        found.add(cursor.value());
      }
    }
  }
}
