package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The values that commands work on together, in all executions: tells whether there are two that
 * each command can see, but never at once.
 */
final class Operands {

  private final Map<Control, Set<List<Integer>>> seen = new HashMap<>();

  /**
   * Notes the values of a store or a call.
   *
   * @param control what is done from there on, which tells the command and its callers
   */
  void add(Step step, Traced state, Control control, Places places) {
    if (step instanceof Command.Store store) {
      int base = state.address(store.target(), places).location();
      note(control, Stream.of(base, state.stack().value(store.source())));
    } else if (step instanceof Step.Push push) {
      note(control, push.call().actuals().stream().map(actual -> state.value(actual, places)));
    }
  }

  private void note(Control control, Stream<Integer> locations) {
    seen.computeIfAbsent(control, key -> new HashSet<>())
        .add(locations.map(Places::origin).toList());
  }

  /** Whether some command does not see all combinations of the values that it sees. */
  boolean areLinked() {
    return seen.values().stream().anyMatch(rows -> rows.size() < combinations(rows));
  }

  private static long combinations(Set<List<Integer>> rows) {
    int width = rows.iterator().next().size();
    return IntStream.range(0, width)
        .mapToLong(column -> rows.stream().map(row -> row.get(column)).distinct().count())
        .reduce(1, (one, other) -> one * other);
  }
}
