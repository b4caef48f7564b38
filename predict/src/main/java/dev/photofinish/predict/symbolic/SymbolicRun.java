package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Program;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Run;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The symbolic trace of a run (section III.B): its events in the order of the run, each with what
 * has to hold for it and what it writes. Runs the code of each thread again over the program model.
 */
public final class SymbolicRun implements Iterator<SymbolicEvent> {

  /**
   * How other ways are tried.
   *
   * @param distance in how many events before and behind a read it is looked for what it could find
   * @param isTrusted whether all that is done to an object is known
   */
  public record Tries(int distance, LongPredicate isTrusted) {

    private static final Tries USUAL = new Tries(1_000, object -> true);
  }

  /** In longer runs too many objects and values would have to be remembered. */
  public static final long MOST_EVENTS = 20_000_000;

  private final TraceSource source;
  private final IntFunction<Watcher> watchers;
  private final NearbyWrites events;
  private final Code code;
  private final KnownObjects objects = new KnownObjects();
  private final @Nullable Flips flips;
  private final Map<Integer, Executor> executors = new TreeMap<>();
  private long before;
  private boolean isFinished;

  /**
   * @param program the classes that were recorded, as they were before they were woven
   */
  public SymbolicRun(Run run, Program program) {
    this(TraceSource.of(run), program);
  }

  SymbolicRun(TraceSource source, Program program) {
    this(source, program, Optional.of(Tries.USUAL), thread -> Watcher.NONE);
  }

  /**
   * @param tries how other ways are tried, if they are
   * @param watchers who sees what a thread does, by its number
   */
  SymbolicRun(
      TraceSource source, Program program, Optional<Tries> tries, IntFunction<Watcher> watchers) {
    this.source = source;
    this.watchers = watchers;
    Numbers numbers = new Numbers(source.dictionary());
    this.code = new Code(program, source.dictionary(), numbers, source.isAllWoven());
    this.events =
        new NearbyWrites(source.merged(), tries.map(Tries::distance).orElse(0), this::meet);
    this.flips = tries.isPresent() ? new Flips(numbers, events, tries.get().isTrusted()) : null;
  }

  /** A run in which other ways are tried: the other sides of branches, and other objects. */
  public static SymbolicRun of(Run run, Program program, Tries tries) {
    return new SymbolicRun(
        TraceSource.of(run), program, Optional.of(tries), thread -> Watcher.NONE);
  }

  /** A run of which the other ways are not asked for: that takes less time. */
  public static SymbolicRun withoutFlips(Run run, Program program) {
    return new SymbolicRun(TraceSource.of(run), program, Optional.empty(), thread -> Watcher.NONE);
  }

  /** Of which class an object is never changes, so that may be known before the object is. */
  private void meet(Event event) {
    if (event.kind() == EventKind.NEW) {
      code.className(event.value()).ifPresent(name -> objects.add(event.object(), name));
    }
  }

  @Override
  public boolean hasNext() {
    if (!events.hasNext() && !isFinished) {
      isFinished = true;
      executors.values().forEach(executor -> executor.finish(before));
    }
    return events.hasNext();
  }

  @Override
  public SymbolicEvent next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Event event = events.next();
    before = event.number() + 1;
    return executors.computeIfAbsent(event.thread(), this::executor).advance(event);
  }

  private Executor executor(int thread) {
    State state = new State(thread, code, objects, source.path(thread), watchers.apply(thread));
    Observer observer = flips == null ? Observer.NONE : flips.of(state);
    return new Executor(state, new SitedEvents(source.events(thread)), observer);
  }

  /**
   * The calls that lead to the event that came last, outermost first. There are none, or not those
   * that are furthest out, if it is not known where its thread was.
   */
  public List<CallSite> callers(Event last) {
    Executor executor = executors.get(last.thread());
    return executor == null ? List.of() : executor.callers(last);
  }

  /**
   * The other ways that were found since this was asked for last; once more after the last event.
   */
  public List<Flip> takeFlips() {
    return flips == null ? List.of() : flips.take();
  }

  /** Threads that are not known all the way, and why, one line each; for the end. */
  public List<String> notices() {
    List<String> notices = new ArrayList<>();
    executors.forEach(
        (thread, executor) -> {
          if (!executor.losses().isNone()) {
            notices.add(
                "thread " + thread + " (" + source.nameOf(thread) + ") " + executor.losses());
          }
        });
    return notices;
  }
}
