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

  private record Call(MethodModel callee, List<Symbols> actuals, Map<Integer, Given> deciding) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Call call
          && callee == call.callee
          && actuals.equals(call.actuals)
          && deciding.equals(call.deciding);
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

  private final Map<Call, Calls> known = new HashMap<>();

  void clear() {
    known.clear();
  }

  Calls of(Callee.Target target, Arguments actuals) {
    Map<Integer, Given> deciding = actuals.deciding(target.summary());
    Call call = new Call(target.method(), actuals.symbols(), deciding);
    return known.computeIfAbsent(call, key -> new Calls());
  }
}
