package dev.photofinish.ir;

import dev.photofinish.ir.fixture.Programs;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The locks that methods hold where they call {@code at(1)}, {@code at(2)} and so on. A place that
 * is there more than once, as finally blocks are, must have the same locks each time.
 */
final class HeldAt {

  private final Program program;

  HeldAt(Program program) {
    this.program = program;
  }

  HeldLocks locks(String method) {
    Body body = Programs.body(program, "p/Sample", method);
    return HeldLocks.of(body, LockOperations.monitorsAndLocks(program.hierarchy()));
  }

  /** The names of the locks by the number of the place. */
  Map<Integer, List<String>> places(String method) {
    HeldLocks locks = locks(method);
    Map<Integer, List<String>> places = new TreeMap<>();
    for (Block block : Programs.body(program, "p/Sample", method).blocks()) {
      for (int i = 0; i < block.instructions().size(); i++) {
        if (block.instructions().get(i) instanceof Invoke call
            && call.method().name().equals("at")) {
          put(places, call, names(locks.before(block, i)));
        }
      }
    }
    return places;
  }

  private static void put(Map<Integer, List<String>> places, Invoke call, List<String> held) {
    Value.Constant place = (Value.Constant) call.operand(0);
    List<String> known = places.put((Integer) place.constant(), held);
    if (known != null && !known.equals(held)) {
      throw new AssertionError("at " + place + " are both " + known + " and " + held);
    }
  }

  static List<String> names(List<HeldLocks.Held> held) {
    return held.stream().map(HeldLocks.Held::lock).toList();
  }
}
