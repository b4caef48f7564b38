package dev.photofinish.trace.read;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.TraceThread;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The threads that have not been started yet.
 *
 * <p>Whether the start of a thread was recorded is only known once all other events have been seen.
 * So those that say who started them wait; if nothing else can go on, all that is left is searched
 * for their starts. Those whose start is nowhere begin without, one after the other: the next one
 * when what was there before has come as far as it can. So all that was before its beginning comes
 * before it, and it begins with a gap, since any of that may have led to its start.
 */
final class Forks {

  private final Map<Integer, MergeThread> waiting = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();
  private @Nullable Queue<MergeThread> withoutFork;

  Forks(Map<Integer, MergeThread> threads) {
    for (MergeThread thread : threads.values()) {
      TraceThread known = thread.file().thread();
      if (known.number() != 0 && known.parent() != TraceThread.NO_PARENT) {
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

  /** Takes out that thread whose start is nowhere in what is left and that began first. */
  @Nullable MergeThread nextWithoutFork(Collection<MergeThread> threads) {
    if (withoutFork == null) {
      withoutFork = withoutFork(threads);
    }
    MergeThread thread = withoutFork.poll();
    if (thread != null) {
      waiting.remove(thread.number());
      thread.beginWithGap();
      problems.add(
          "thread %d was started by thread %d, but its start is missing"
              .formatted(thread.number(), thread.file().thread().parent()));
    }
    return thread;
  }

  private Queue<MergeThread> withoutFork(Collection<MergeThread> threads) {
    if (waiting.isEmpty()) {
      return new ArrayDeque<>();
    }
    Set<Long> recorded = new HashSet<>();
    threads.stream().filter(each -> !each.isOver()).forEach(each -> search(each.file(), recorded));
    return waiting.values().stream()
        .filter(thread -> !recorded.contains((long) thread.number()))
        .sorted(Comparator.comparingLong(MergeThread::beginning))
        .collect(Collectors.toCollection(ArrayDeque::new));
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
