package dev.photofinish.trace.read;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Step;
import dev.photofinish.trace.Stripes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Merges the threads of a run: an event may come if it is the next of its stripe, a thread's first
 * one after the thread's start, and the end of waiting for a thread after that thread's last.
 *
 * <p>A thread that cannot go on waits for one other event and is looked at again when that has
 * come, so the work is linear in the number of events.
 */
public final class Merger implements MergedEvents {

  /** So many events come from one thread before others are asked whether theirs were earlier. */
  private static final int TURN = 32;

  private final Map<Integer, MergeThread> threads = new LinkedHashMap<>();
  private final long[] versions = new long[Stripes.COUNT];
  private final Forks forks;
  private final WaitingThreads waiting;
  private final PriorityQueue<MergeThread> ready =
      new PriorityQueue<>(
          Comparator.comparingLong(MergeThread::rank).thenComparingInt(MergeThread::number));
  private @Nullable MergeThread current;
  private boolean isFound;
  private int turn;
  private long number;

  public Merger(List<ThreadFile> files, boolean withPath) {
    for (ThreadFile file : files) {
      threads.put(file.thread().number(), new MergeThread(file, withPath));
    }
    forks = new Forks(threads);
    waiting = new WaitingThreads(files.size());
    threads.values().stream().filter(each -> !forks.isWaiting(each)).forEach(this::start);
  }

  @Override
  public boolean hasNext() {
    return isFound || find() != null;
  }

  @Override
  public Step nextStep() {
    MergeThread thread = isFound ? current : find();
    if (thread == null) {
      throw new NoSuchElementException("there are no more events");
    }
    if (thread.takeGap()) {
      return new Step(new Event(number++, thread.number(), EventKind.GAP, 0, 0, 0, 0), 0);
    }
    isFound = false;
    return take(thread);
  }

  private @Nullable MergeThread find() {
    MergeThread thread = thisOrEarlier(current);
    while (thread != null && !mayGoOn(thread)) {
      thread = nextReady();
    }
    current = thread;
    isFound = thread != null;
    return thread;
  }

  private @Nullable MergeThread thisOrEarlier(@Nullable MergeThread thread) {
    if (thread == null) {
      return nextReady();
    }
    if (++turn < TURN) {
      return thread;
    }
    turn = 0;
    MergeThread other = ready.peek();
    if (other == null || other.rank() >= thread.time()) {
      return thread;
    }
    ready.add(thread.ranked());
    return ready.poll();
  }

  private @Nullable MergeThread nextReady() {
    turn = 0;
    if (ready.isEmpty()) {
      start(forks.nextWithoutFork(threads.values()));
    }
    return ready.poll();
  }

  /** If it may not, somebody else has it, and it comes back to those that are ready in time. */
  private boolean mayGoOn(MergeThread thread) {
    while (thread.load() && thread.kind() == EventKind.BEHIND) {
      if (!isNextOfStripe(thread)) {
        return false;
      }
      takeStripe(thread);
      thread.pass();
    }
    if (!thread.load()) {
      end(thread);
      return false;
    }
    if (thread.kind().isOrdered()) {
      return isNextOfStripe(thread);
    }
    return thread.kind() != EventKind.JOIN || isOver(thread.value(), thread);
  }

  private boolean isNextOfStripe(MergeThread thread) {
    boolean isNext = versions[thread.stripe()] == thread.version();
    if (!isNext) {
      waiting.add(thread);
    }
    return isNext;
  }

  private boolean isOver(long joined, MergeThread joiner) {
    MergeThread other = joined == (int) joined ? threads.get((int) joined) : null;
    if (other == null || other.isOver()) {
      return true;
    }
    other.awaitEnd(joiner);
    return false;
  }

  private Step take(MergeThread thread) {
    EventKind kind = thread.kind();
    if (kind.isOrdered()) {
      takeStripe(thread);
    } else if (kind == EventKind.FORK) {
      start(forks.started(thread.value()));
    } else if (kind == EventKind.END) {
      end(thread);
    }
    return thread.take(number++);
  }

  private void takeStripe(MergeThread thread) {
    int stripe = thread.stripe();
    goOn(waiting.remove(stripe, ++versions[stripe]));
  }

  private void start(@Nullable MergeThread thread) {
    if (thread != null) {
      thread.load();
      goOn(thread);
    }
  }

  private void goOn(@Nullable MergeThread thread) {
    if (thread != null) {
      ready.add(thread.ranked());
    }
  }

  private void end(MergeThread thread) {
    thread.end().forEach(this::goOn);
  }

  @Override
  public Map<Integer, Long> leftOut() {
    Map<Integer, Long> leftOut = new LinkedHashMap<>();
    for (MergeThread thread : threads.values()) {
      if (thread.leftOut() > 0) {
        leftOut.put(thread.number(), thread.leftOut());
      }
    }
    return leftOut;
  }

  @Override
  public List<String> problems() {
    List<String> problems = new ArrayList<>();
    threads.values().forEach(thread -> thread.problem().ifPresent(problems::add));
    problems.addAll(forks.problems());
    Map<Integer, Long> leftOut = leftOut();
    if (!leftOut.isEmpty()) {
      problems.add(new LeftOutText(number, leftOut).text());
    }
    return problems;
  }
}
