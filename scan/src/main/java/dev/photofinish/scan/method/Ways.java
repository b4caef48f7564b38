package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ExceptionEdge;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways of control through a method, from one point to another. */
final class Ways {

  /** Where something happens: in which block, and what comes first there. */
  record Point(int block, int order) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Point point && block == point.block && order == point.order;
    }

    @Override
    public int hashCode() {
      return 31 * block + order;
    }

    static Point startOf(int block) {
      return new Point(block, -1);
    }
  }

  private final Body body;

  /** The blocks that can follow each; null as long as nobody has asked. */
  private final @Nullable BitSet[] following;

  Ways(Body body) {
    this.body = body;
    this.following = new BitSet[body.blocks().size()];
  }

  /** Whether control can get from one point to another. */
  boolean lead(Point from, Point to) {
    if (isFurther(from, to)) {
      return true;
    }
    BitSet found = following[from.block()];
    if (found == null) {
      found = follow(from, List.of());
      following[from.block()] = found;
    }
    return found.get(to.block());
  }

  /** Whether it can do so without passing some others. */
  boolean lead(Point from, Point to, List<Point> but) {
    if (isFurther(from, to) && first(but, from) > to.order()) {
      return true;
    }
    return first(but, Point.startOf(to.block())) > to.order() && follow(from, but).get(to.block());
  }

  /** Whether one comes before the other in a block. */
  private static boolean isFurther(Point from, Point to) {
    return from.block() == to.block() && from.order() < to.order();
  }

  /** An exception leaves a block before what comes there, as far as anybody can tell. */
  private BitSet follow(Point from, List<Point> but) {
    BitSet found = new BitSet();
    Deque<Point> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      Point next = open.remove();
      Block at = body.blocks().get(next.block());
      if (first(but, next) == Integer.MAX_VALUE) {
        for (int i = 0; i < at.successorCount(); i++) {
          visit(at.successor(i), found, open);
        }
      }
      for (ExceptionEdge edge : at.handlers()) {
        visit(edge.handler(), found, open);
      }
    }
    return found;
  }

  private static void visit(int block, BitSet found, Deque<Point> open) {
    if (!found.get(block)) {
      found.set(block);
      open.add(Point.startOf(block));
    }
  }

  /** The order of the first of some points that come after one in its block. */
  private static int first(List<Point> points, Point after) {
    int first = Integer.MAX_VALUE;
    for (Point point : points) {
      if (point.block() == after.block() && point.order() > after.order()) {
        first = Math.min(first, point.order());
      }
    }
    return first;
  }
}
