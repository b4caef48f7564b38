package dev.photofinish.predict;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All orders in which the events of a small trace could have happened with their values, found by
 * trying each step that is possible; and the pairs of accesses that were possible at once.
 *
 * <p>What is special about values is in methods that others may replace.
 */
class AllInterleavings {

  /** Two accesses, the one that was recorded first first. */
  record Pair(long first, long second) {}

  private final List<Event> trace;
  private final Map<Integer, List<Event>> threads;
  private final Map<Long, String> found = new HashMap<>();
  private final Map<String, String> initial = new TreeMap<>();
  private final Set<State> seen = new HashSet<>();
  private final Set<Pair> races = new HashSet<>();

  /** How many events of each thread are done; and all that matters beside, by name. */
  record State(Map<Integer, Integer> done, Map<String, String> facts) {

    State after(Event event, Map<String, @Nullable String> changes) {
      Map<Integer, Integer> nextDone = new TreeMap<>(done);
      nextDone.merge(event.thread(), 1, Integer::sum);
      Map<String, String> nextFacts = new TreeMap<>(facts);
      changes.forEach(
          (key, value) -> {
            if (value == null) {
              nextFacts.remove(key);
            } else {
              nextFacts.put(key, value);
            }
          });
      return new State(nextDone, nextFacts);
    }

    String fact(String key) {
      return facts.getOrDefault(key, "0");
    }
  }

  AllInterleavings(List<Event> trace) {
    this(trace, trace.stream().collect(Collectors.groupingBy(Event::thread)));
  }

  /** As if threads did something else than they did. */
  AllInterleavings(List<Event> trace, Map<Integer, List<Event>> threads) {
    this.trace = trace;
    this.threads = threads;
    Map<String, String> memory = new HashMap<>();
    for (Event event : trace) {
      if (event.kind() == EventKind.INITIAL) {
        initial.put(cell(event), content(event));
        memory.put(cell(event), content(event));
      } else if (event.kind().isAccess()) {
        found.put(event.number(), memory.getOrDefault(cell(event), "0"));
        if (event.kind().isWrite()) {
          memory.put(cell(event), content(event));
        }
      }
    }
  }

  static String cell(Event event) {
    return "cell " + event.object() + "." + event.member();
  }

  /** Each change of a container makes another one of it; so does each value without a number. */
  private static String content(Event event) {
    return event.member() == Event.CONTENTS || event.value() == Event.UNNUMBERED
        ? "after " + event.number()
        : "" + event.value();
  }

  Set<Pair> races() {
    explore(new State(Map.of(), initial));
    return races;
  }

  private void explore(State state) {
    if (!seen.add(state)) {
      return;
    }
    List<Event> next = new ArrayList<>();
    threads.keySet().forEach(thread -> next(state, thread).ifPresent(next::add));
    next.removeIf(event -> !isDue(state, event));
    for (Event a : next) {
      for (Event b : next) {
        if (a.number() < b.number() && a.conflictsWith(b) && canRace(state, a, b)) {
          races.add(new Pair(a.number(), b.number()));
        }
      }
    }
    next.forEach(event -> step(state, event));
  }

  private Optional<Event> next(State state, int thread) {
    List<Event> events = threads.getOrDefault(thread, List.of());
    int done = state.done().getOrDefault(thread, 0);
    return done < events.size() ? Optional.of(events.get(done)) : Optional.empty();
  }

  /** Whether both do their accesses, whoever is first. */
  boolean canRace(State state, Event a, Event b) {
    boolean bothWrite = a.kind().isWrite() && b.kind().isWrite();
    return bothWrite
        || List.of(a, b).stream().allMatch(e -> e.kind() != EventKind.UPDATE || finds(state, e));
  }

  /** Whether an event may find what is there. */
  boolean finds(State state, Event event) {
    return Objects.equals(found.get(event.number()), state.fact(cell(event)));
  }

  boolean isDone(State state, Event event) {
    int done = state.done().getOrDefault(event.thread(), 0);
    int place = threads.getOrDefault(event.thread(), List.of()).indexOf(event);
    return place >= 0 && place < done;
  }

  /** Whether the thread comes to an event at all. */
  boolean mayHappen(State state, Event event) {
    return true;
  }

  /** Changes more of the state by an event. */
  void effects(State state, Event event, Map<String, @Nullable String> changes) {}

  /** Whether all is done that it depends on, whatever memory and locks are like. */
  private boolean isDue(State state, Event event) {
    for (Event other : trace) {
      if (isDone(state, other) ? excludes(event, other) : needs(event, other)) {
        return false;
      }
    }
    return true;
  }

  /** In a gap a thread may look at anything; who asks is told of changes. */
  private static boolean excludes(Event event, Event other) {
    boolean tells =
        event.kind() == EventKind.GAP
            || (event.kind() == EventKind.ASK
                && other.endsChange()
                && other.object() == event.object());
    return tells && other.number() > event.number();
  }

  private static boolean needs(Event event, Event other) {
    boolean earlier = other.number() < event.number();
    boolean sameObject = other.object() == event.object() && event.object() != 0;
    return switch (other.kind()) {
          case FORK -> other.value() == event.thread();
          case SIGNAL -> earlier && sameObject && event.kind() == EventKind.AWAIT;
          case NEW, INITIAL, INITIALISED -> earlier && sameObject && !event.kind().isOfPath();
          default -> false;
        }
        || (event.kind() == EventKind.JOIN && event.value() == other.thread())
        || (event.kind() == EventKind.GAP && earlier);
  }

  private void step(State state, Event event) {
    String lock = "owner " + event.object();
    String reader = "reader " + event.object() + " " + event.thread();
    String me = "t" + event.thread();
    switch (event.kind()) {
      case READ, VOLATILE_READ -> go(finds(state, event), state, event, Map.of());
      case WRITE, VOLATILE_WRITE, UPDATE ->
          go(mayWrite(state, event), state, event, Map.of(cell(event), content(event)));
      case ACQUIRE -> go(isFree(state, event), state, event, Map.of(lock, me));
      case WAKE -> wake(state, event);
      case RELEASE -> go(state.fact(lock).equals(me), state, event, without(lock));
      case ACQUIRE_SHARED -> {
        boolean possible = Set.of("0", me).contains(state.fact(lock));
        go(possible, state, event, Map.of(reader, "1"));
      }
      case RELEASE_SHARED -> go(true, state, event, without(reader));
      case WAIT -> await(state, event);
      case NOTIFY -> notifyOne(state, event);
      case NOTIFY_ALL -> notifyAll(state, event);
      default -> go(true, state, event, Map.of());
    }
  }

  private void go(
      boolean possible, State state, Event event, Map<String, @Nullable String> changes) {
    if (possible && mayHappen(state, event)) {
      Map<String, @Nullable String> all = new HashMap<>(changes);
      effects(state, event, all);
      explore(state.after(event, all));
    }
  }

  private static Map<String, @Nullable String> without(String key) {
    Map<String, @Nullable String> changes = new HashMap<>();
    changes.put(key, null);
    return changes;
  }

  private boolean mayWrite(State state, Event event) {
    boolean depends = event.kind() == EventKind.UPDATE || event.member() == Event.CONTENTS;
    return !depends || finds(state, event);
  }

  private static boolean isFree(State state, Event event) {
    return state.fact("owner " + event.object()).equals("0")
        && state.facts().keySet().stream()
            .noneMatch(
                key ->
                    key.startsWith("reader " + event.object() + " ")
                        && !key.endsWith(" " + event.thread()));
  }

  private static String waits(Event event, int thread) {
    return "waits " + event.object() + " " + thread;
  }

  private void await(State state, Event event) {
    Map<String, @Nullable String> changes = without("owner " + event.object());
    // Who wakes without a notice may have stopped waiting at once.
    List<Event> events = threads.getOrDefault(event.thread(), List.of());
    int next = events.indexOf(event) + 1;
    if (next == events.size() || events.get(next).value() == 1) {
      changes.put(waits(event, event.thread()), "1");
    }
    go(state.fact("owner " + event.object()).equals("t" + event.thread()), state, event, changes);
  }

  private void wake(State state, Event event) {
    Map<String, @Nullable String> changes = without("noticed " + event.thread());
    changes.put("owner " + event.object(), "t" + event.thread());
    boolean noticed = state.fact("noticed " + event.thread()).equals("1");
    go(isFree(state, event) && (event.value() == 0 || noticed), state, event, changes);
  }

  private void notifyOne(State state, Event event) {
    boolean anyone = false;
    for (int thread : threads.keySet()) {
      if (state.fact(waits(event, thread)).equals("1")) {
        anyone = true;
        Map<String, @Nullable String> changes = without(waits(event, thread));
        changes.put("noticed " + thread, "1");
        go(true, state, event, changes);
      }
    }
    go(!anyone, state, event, Map.of());
  }

  private void notifyAll(State state, Event event) {
    Map<String, @Nullable String> changes = new HashMap<>();
    for (int thread : threads.keySet()) {
      if (state.fact(waits(event, thread)).equals("1")) {
        changes.put(waits(event, thread), null);
        changes.put("noticed " + thread, "1");
      }
    }
    go(true, state, event, changes);
  }
}
