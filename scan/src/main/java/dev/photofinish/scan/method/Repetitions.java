package dev.photofinish.scan.method;

import dev.photofinish.ir.MethodModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Knows which callees were given the same arguments before: what they do was noted then. Parsers
 * and the like call one helper a hundred times.
 */
final class Repetitions {

  private record Given(MethodModel callee, List<Symbols> actuals) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Given given
          && callee == given.callee
          && actuals.equals(given.actuals);
    }

    @Override
    public int hashCode() {
      return 31 * callee.hashCode() + actuals.hashCode();
    }
  }

  /** In which state a callee was called last, and how often in a row. */
  static final class Calls {
    private @Nullable State last;
    private int count;

    boolean isFirst() {
      return last == null;
    }

    /** Whether one more call says nothing new about what is accessed. */
    boolean areEnough(State state) {
      count = state.equals(last) ? count + 1 : 1;
      last = state;
      return count > Accesses.MAX_ALIKE;
    }
  }

  private final Map<Given, Calls> known = new HashMap<>();

  void clear() {
    known.clear();
  }

  Calls of(MethodModel callee, List<Symbols> actuals) {
    return known.computeIfAbsent(new Given(callee, actuals), key -> new Calls());
  }
}
