package dev.photofinish.testbench.random.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The instructions that a handler covers: a block without the copies of its release that stand
 * before returns.
 */
final class Region {

  private final Optional<Instruction> release;
  private final List<int[]> ranges = new ArrayList<>();
  private int from;

  /** A region that begins here, with what must be done before a return leaves it. */
  Region(int from, Optional<Instruction> release) {
    this.from = from;
    this.release = release;
  }

  Optional<Instruction> release() {
    return release;
  }

  void leave(int at) {
    if (at > from) {
      ranges.add(new int[] {from, at});
    }
    from = at;
  }

  void enterAgain(int at) {
    from = at;
  }

  boolean isEmpty() {
    return ranges.isEmpty();
  }

  List<Handler> handledAt(int target, boolean everything) {
    return ranges.stream().map(r -> new Handler(r[0], r[1], target, everything)).toList();
  }
}
