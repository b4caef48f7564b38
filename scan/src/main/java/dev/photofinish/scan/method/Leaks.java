package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.scan.domain.Reach;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
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
 * What leaks with the objects that a method makes: what they hold, unless it is put there on
 * another way through the method than that on which others get to know the object.
 */
final class Leaks {

  /** That an object of the method's own is known to others from a block on. */
  private record Known(int object, int block) {}

  /** That a value is put into an own object in a block. */
  private record Put(Symbols value, int block) {}

  private final Body body;
  private final OwnObjects objects;
  private final Set<Known> known = new LinkedHashSet<>();
  private final Map<Integer, List<Put>> puts = new HashMap<>();
  private final @Nullable BitSet[] reached;
  private int block;

  Leaks(Body body, OwnObjects objects) {
    this.body = body;
    this.objects = objects;
    this.reached = new BitSet[body.blocks().size()];
  }

  /** That what is told from now on happens in a block. */
  void enter(Block next) {
    block = next.index();
  }

  void put(List<Integer> into, Symbols value) {
    for (int i = 0; i < into.size(); i++) {
      puts.computeIfAbsent(into.get(i), key -> new ArrayList<>(2)).add(new Put(value, block));
    }
  }

  void add(List<Integer> own) {
    for (int i = 0; i < own.size(); i++) {
      known.add(new Known(own.get(i), block));
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
          follow(put, next, leak, open);
        }
        for (Symbols held : objects.all(next.object())) {
          followOthers(held, all, next, leak, open);
        }
      }
    }
  }

  private void follow(Put put, Known object, Consumer<Symbols> leak, Deque<Known> open) {
    boolean before = leads(put.block(), object.block());
    boolean after = leads(object.block(), put.block());
    if (before || after) {
      leak.accept(put.value());
    }
    for (int held : put.value().fresh()) {
      if (before) {
        open.add(new Known(held, object.block()));
      }
      if (after) {
        open.add(new Known(held, put.block()));
      }
    }
  }

  /** What was put there by something that did not tell where, such as a closure's making. */
  private static void followOthers(
      Symbols held, List<Put> told, Known object, Consumer<Symbols> leak, Deque<Known> open) {
    for (Reach reach : held.reached()) {
      if (told.stream().noneMatch(put -> leadsTo(put.value(), reach))) {
        leak.accept(Symbols.of(reach));
      }
    }
    for (int each : held.fresh()) {
      if (told.stream().noneMatch(put -> put.value().fresh().contains(each))) {
        leak.accept(Symbols.ofFresh(each));
        open.add(new Known(each, object.block()));
      }
    }
    if (held.lossy()) {
      leak.accept(held);
    }
  }

  private static boolean leadsTo(Symbols value, Reach reach) {
    return value.reached().stream().anyMatch(other -> other.path().equals(reach.path()));
  }

  /** Whether control can get from one block to another; each leads to itself. */
  private boolean leads(int from, int to) {
    BitSet found = reached[from];
    if (found == null) {
      found = find(from);
      reached[from] = found;
    }
    return found.get(to);
  }

  private BitSet find(int from) {
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      Block next = body.blocks().get(open.remove());
      if (!found.get(next.index())) {
        found.set(next.index());
        for (int i = 0; i < next.successorCount(); i++) {
          open.add(next.successor(i));
        }
        for (ExceptionEdge edge : next.handlers()) {
          open.add(edge.handler());
        }
      }
    }
    return found;
  }
}
