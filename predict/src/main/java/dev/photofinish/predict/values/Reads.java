package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where reads read from (section II.f), as formulas; made for those reads only that are asked for.
 * Used by one thread.
 */
final class Reads {

  private final Smt smt;
  private final Nodes nodes;
  private final Slice slice;
  private final Literals literals;
  private final LastWrites lastWrites;
  private final Map<Integer, String> known = new HashMap<>();
  private final Map<List<Long>, String> froms = new HashMap<>();
  private final Deque<Integer> asked = new ArrayDeque<>();

  Reads(Smt smt, Nodes nodes, Slice slice, Literals literals, LastWrites lastWrites) {
    this.smt = smt;
    this.nodes = nodes;
    this.slice = slice;
    this.literals = literals;
    this.lastWrites = lastWrites;
  }

  /** That the value of a read is known. */
  String known(int node) {
    return known.computeIfAbsent(
        node,
        n -> {
          asked.add(n);
          smt.integer("r" + n);
          return smt.bool("k" + n);
        });
  }

  /** The value of a read, if it is known. */
  String value(int node) {
    known(node);
    return "r" + node;
  }

  /** The reads whose values have been asked for since the last time. */
  Deque<Integer> asked() {
    return asked;
  }

  /**
   * That a read reads from a write.
   *
   * @param writer the number of the write, or {@link Recorded#NOWHERE}
   */
  String from(int read, long writer) {
    int write = nodes.node(writer);
    if (writer != Recorded.NOWHERE && !slice.includes(write)) {
      return FALSE;
    }
    return froms.computeIfAbsent(List.of((long) read, writer), key -> define(read, write));
  }

  private String define(int read, int write) {
    String name = smt.bool("f" + read + "_" + (write == Nodes.NONE ? "x" : "" + write));
    smt.implies(name, literals.inOrRace(read));
    if (write != Nodes.NONE) {
      smt.implies(name, Smt.and(literals.in(write), literals.before(write, read)));
    }
    lastWrites.imply(name, read, write);
    return name;
  }
}
