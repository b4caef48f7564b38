package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.When;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a callee's parameters by what the caller passes: the function subst of figure 5 of
 * RacerD. An argument may be several things, and may be an object of the caller's own, whose
 * contents then stand for themselves.
 */
final class Substitution {

  private static final Symbols FAR = Symbols.NONE.losing(Symbols.Loss.FAR);

  private final Cells cells;
  private final Arguments actuals;

  /**
   * @param actuals what each parameter of the callee is, the receiver first
   */
  Substitution(Values values, Arguments actuals) {
    this.cells = values.cells;
    this.actuals = actuals;
  }

  /** What the caller passes for a parameter. */
  Symbols actual(int formal) {
    FixedList<Symbols> symbols = actuals.symbols();
    return formal < symbols.size() ? symbols.get(formal) : Symbols.NONE;
  }

  /** What conditions of the callee say of the caller's parameters; null if that cannot be. */
  @Nullable When when(When inCallee, When here) {
    return inCallee.isAny() ? here : actuals.when(inCallee, here);
  }

  /** Whether nothing but the callee itself can get at what a parameter is, or holds. */
  boolean isPrivate(int formal) {
    Symbols actual = actual(formal);
    return actual.reached().isEmpty() && !actual.lossy() && cells.areEmpty(actual.fresh());
  }

  /** Whether a path of the callee may start at an object of the caller's own. */
  boolean mayBeOwn(Path path) {
    return path.formal() >= 0 && !actual(path.formal()).fresh().isEmpty();
  }

  /** What a path of the callee leads to. */
  Symbols value(Reach reach) {
    Symbols value = prefix(reach.path(), reach.path().length(), null);
    return reach.certain() ? value : value.uncertain();
  }

  /** What has the field, or other step, that a path of the callee ends with. */
  Symbols holder(Path path) {
    return prefix(path, path.length() - 1, null);
  }

  /** The same at the time of the call. */
  Symbols holder(Path path, State state) {
    return prefix(path, path.length() - 1, state);
  }

  /** What the first steps of a path lead to, at one point or, if that is null, at any. */
  private Symbols prefix(Path path, int length, @Nullable State at) {
    int formal = path.formal();
    if (formal < 0) {
      return Symbols.of(path.first(length));
    }
    Symbols value = actual(formal);
    if (value.isEmpty() || length == 0) {
      return value;
    } else if (value.fresh().isEmpty()) {
      return throughPaths(value, path, length);
    }
    for (int i = 0; i < length && !value.isEmpty(); i++) {
      value = cells.load(value, path.step(i), at);
    }
    return value;
  }

  private Symbols throughPaths(Symbols at, Path steps, int count) {
    if (at.reached().size() == 1 && at.loss() == Symbols.Loss.NOTHING) {
      Reach only = further(at.reached().get(0), steps, count);
      return only == null ? FAR : Symbols.of(only);
    }
    List<Reach> further = new ArrayList<>(at.reached().size());
    for (int i = 0; i < at.reached().size(); i++) {
      Reach longer = further(at.reached().get(i), steps, count);
      if (longer != null) {
        further.add(longer);
      }
    }
    boolean isFar = further.size() < at.reached().size();
    return Symbols.of(FixedList.copyOf(further))
        .losing(isFar ? at.loss().and(Symbols.Loss.FAR) : at.loss());
  }

  private @Nullable Reach further(Reach reach, Path steps, int count) {
    Reach longer = reach.plus(steps, count);
    if (longer == null) {
      cells.endsAt(reach.path());
    }
    return longer;
  }
}
