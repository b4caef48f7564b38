package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What leaks with the objects that a method makes: what they hold when others get to know them, and
 * what is put there later.
 */
final class Leaks {

  /**
   * That an object of the method's own is known to others.
   *
   * @param at from where on
   * @param stays whether it is known from then on, or only there
   */
  private record Known(int object, Ways.Point at, boolean stays) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Known known
          && object == known.object
          && stays == known.stays
          && at.equals(known.at);
    }

    @Override
    public int hashCode() {
      return 31 * object + at.hashCode();
    }
  }

  /** That a value is put into an own object; what it had there before may be gone then. */
  private record Put(Symbols value, Step step, Ways.Point at, boolean replaces) {}

  private final Ways ways;
  private final Loops loops;
  private final OwnObjects objects;
  private final Set<Known> known = new LinkedHashSet<>();
  private final Map<Integer, List<Put>> puts = new HashMap<>();

  private int block;

  /** How often something was put anywhere. A put has an odd order, what is between an even one. */
  private int putCount;

  Leaks(Body body, Loops loops, OwnObjects objects) {
    this.ways = new Ways(body);
    this.loops = loops;
    this.objects = objects;
  }

  void clear() {
    known.clear();
    puts.clear();
  }

  /** That what is told from now on happens in a block. */
  void enter(Block next) {
    block = next.index();
  }

  void put(List<Integer> into, Step step, Symbols value) {
    for (int i = 0; i < into.size(); i++) {
      add(into.get(i), step, value, false);
    }
  }

  /** The same, where the object is surely this one. */
  void replace(int into, Step step, Symbols value) {
    add(into, step, value, true);
  }

  private void add(int into, Step step, Symbols value, boolean replaces) {
    List<Put> all = puts.get(into);
    if (all == null) {
      all = new ArrayList<>(2);
      puts.put(into, all);
    }
    all.add(new Put(value, step, new Ways.Point(block, 2 * putCount++ + 1), replaces));
  }

  void add(List<Integer> own) {
    add(own, true);
  }

  /** That something happens to what objects hold at this point. */
  void touch(List<Integer> own) {
    add(own, false);
  }

  private void add(List<Integer> own, boolean stays) {
    for (int i = 0; i < own.size(); i++) {
      known.add(new Known(own.get(i), new Ways.Point(block, 2 * putCount), stays));
    }
  }

  boolean isEmpty() {
    return known.isEmpty();
  }

  /** Tells the values that leak with the objects. */
  void finish(Consumer<Symbols> leak) {
    Set<Known> done = new HashSet<>();
    Deque<Known> open = new ArrayDeque<>(known);
    while (!open.isEmpty()) {
      Known next = open.remove();
      if (done.add(next)) {
        List<Put> all = puts.getOrDefault(next.object(), List.of());
        for (Put put : all) {
          if (!put.value().isEmpty() || put.value().lossy()) {
            follow(put, all, next, leak, open);
          }
        }
        for (Symbols held : objects.all(next.object())) {
          followOthers(held, all, next, leak, open);
        }
      }
    }
  }

  private void follow(
      Put put, List<Put> all, Known object, Consumer<Symbols> leak, Deque<Known> open) {
    boolean before = ways.lead(put.at(), object.at()) && !isReplaced(put, all, object);
    boolean after = object.stays() && ways.lead(object.at(), put.at());
    if (before || after) {
      leak.accept(put.value());
    }
    for (int held : put.value().fresh()) {
      if (before) {
        open.add(new Known(held, object.at(), object.stays()));
      }
      if (after) {
        open.add(new Known(held, put.at(), true));
      }
    }
  }

  /** What was put there by something that did not tell where, such as a closure's making. */
  private static void followOthers(
      Symbols held, List<Put> told, Known object, Consumer<Symbols> leak, Deque<Known> open) {
    for (Reach reach : held.reached()) {
      if (!areTold(told, reach)) {
        leak.accept(Symbols.of(reach));
      }
    }
    for (int each : held.fresh()) {
      if (told.stream().noneMatch(put -> put.value().fresh().contains(each))) {
        leak.accept(Symbols.ofFresh(each));
        open.add(new Known(each, object.at(), object.stays()));
      }
    }
    if (held.lossy()) {
      leak.accept(held);
    }
  }

  private static boolean areTold(List<Put> told, Reach reach) {
    for (Put put : told) {
      for (Reach other : put.value().reached()) {
        if (other.path().equals(reach.path())) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether something else is in the field on all ways from a put to where the object becomes
   * known. There may be several objects of one number if it is made in a loop.
   */
  private boolean isReplaced(Put put, List<Put> all, Known object) {
    List<Ways.Point> others = new ArrayList<>();
    for (Put other : all) {
      if (other.replaces() && !other.at().equals(put.at()) && other.step().equals(put.step())) {
        others.add(other.at());
      }
    }
    Block making = others.isEmpty() ? null : loops.blockOf(object.object());
    if (making == null || loops.contains(making)) {
      return false;
    }
    return !ways.lead(put.at(), object.at(), others);
  }
}
