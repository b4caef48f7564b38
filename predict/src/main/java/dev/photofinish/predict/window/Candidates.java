package dev.photofinish.predict.window;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * The pairs of accesses in a window that conflict, and that no lock keeps apart. Of accesses that a
 * thread makes at one place again and again, those that are near to the other thread's are told.
 */
public final class Candidates {

  /** So many pairs of two threads are told for two places in the code. */
  private static final int MOST = 16;

  private static final Comparator<Pair> NEAREST =
      Comparator.comparingInt(Pair::distance).thenComparingInt(Pair::first);

  private final RunWindow window;
  private final List<List<Lock>> held = new ArrayList<>();

  private record Place(long object, int member) {}

  private record Group(int thread, int site, EventKind kind) {}

  /** Two places in a window, the earlier first. */
  public record Pair(int first, int second) {

    int distance() {
      return second - first;
    }
  }

  private Candidates(RunWindow window) {
    this.window = window;
    HeldLocks locks = window.heldBefore();
    for (Event event : window.events()) {
      held.add(locks.of(event.thread()));
      locks.step(event);
    }
  }

  /**
   * The pairs, those that are nearest to each other first.
   *
   * @param wanted whether a pair is to be told, by its events; those of one site are alike
   */
  public static List<Pair> of(RunWindow window, BiPredicate<Event, Event> wanted) {
    return new Candidates(window).pairs(wanted);
  }

  private List<Pair> pairs(BiPredicate<Event, Event> wanted) {
    List<Pair> pairs = new ArrayList<>();
    for (Map<Group, List<Integer>> groups : byPlace().values()) {
      List<List<Integer>> all = List.copyOf(groups.values());
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j < i; j++) {
          if (isWanted(all.get(j).get(0), all.get(i).get(0), wanted)) {
            pairs.addAll(nearest(all.get(j), all.get(i)));
          }
        }
      }
    }
    pairs.sort(NEAREST);
    return pairs;
  }

  private boolean isWanted(int one, int other, BiPredicate<Event, Event> wanted) {
    Event first = window.events().get(one);
    Event second = window.events().get(other);
    return first.conflictsWith(second) && wanted.test(first, second);
  }

  private Map<Place, Map<Group, List<Integer>>> byPlace() {
    Map<Place, Map<Group, List<Integer>>> accesses = new LinkedHashMap<>();
    for (int node = 0; node < window.events().size(); node++) {
      Event event = window.events().get(node);
      if (event.kind().isAccess()) {
        accesses
            .computeIfAbsent(new Place(event.object(), event.member()), p -> new LinkedHashMap<>())
            .computeIfAbsent(
                new Group(event.thread(), event.site(), event.kind()), g -> new ArrayList<>())
            .add(node);
      }
    }
    return accesses;
  }

  /** For each access of one list the nearest ones of the other before and after it. */
  private List<Pair> nearest(List<Integer> some, List<Integer> others) {
    List<Pair> pairs = new ArrayList<>();
    int after = 0;
    for (int node : some) {
      while (after < others.size() && others.get(after) < node) {
        after++;
      }
      if (after > 0) {
        add(pairs, others.get(after - 1), node);
      }
      if (after < others.size()) {
        add(pairs, node, others.get(after));
      }
    }
    pairs.sort(NEAREST);
    return pairs.subList(0, Math.min(MOST, pairs.size()));
  }

  private void add(List<Pair> pairs, int first, int second) {
    if (!HeldLocks.exclude(held.get(first), held.get(second))) {
      pairs.add(new Pair(first, second));
    }
  }
}
