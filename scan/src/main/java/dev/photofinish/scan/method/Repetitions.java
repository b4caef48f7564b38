package dev.photofinish.scan.method;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Summary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Knows which callees were given the same arguments before: what they do was noted then. Parsers
 * and the like call one helper a hundred times.
 */
final class Repetitions {

  private record Call(MethodModel callee, List<Symbols> actuals) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Call call && callee == call.callee && actuals.equals(call.actuals);
    }

    @Override
    public int hashCode() {
      return 31 * callee.hashCode() + actuals.hashCode();
    }
  }

  /**
   * Calls with arguments of which those are equal that decide what the callee accesses; what they
   * are is found out when there is a second call.
   */
  private static final class Alike {
    private final Arguments first;
    private final Calls calls = new Calls();
    private @Nullable Map<Integer, Given> deciding;

    Alike(Arguments first) {
      this.first = first;
    }

    boolean areLike(Map<Integer, Given> others, Summary callee) {
      Map<Integer, Given> own = deciding;
      if (own == null) {
        own = first.deciding(callee);
        deciding = own;
      }
      return own.equals(others);
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

  private final Map<Call, List<Alike>> known = new HashMap<>();

  void clear() {
    known.clear();
  }

  Calls of(Callee.Target target, Arguments actuals) {
    Call call = new Call(target.method(), actuals.symbols());
    List<Alike> all = known.get(call);
    if (all == null) {
      all = new ArrayList<>(1);
      known.put(call, all);
    } else {
      Map<Integer, Given> deciding = actuals.deciding(target.summary());
      for (Alike alike : all) {
        if (alike.areLike(deciding, target.summary())) {
          return alike.calls;
        }
      }
    }
    Alike other = new Alike(actuals);
    all.add(other);
    return other.calls;
  }
}
