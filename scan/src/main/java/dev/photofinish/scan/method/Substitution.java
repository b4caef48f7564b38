package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import java.util.ArrayList;
import java.util.List;

/**
 * Replaces a callee's parameters by what the caller passes: the function subst of figure 5 of
 * RacerD. An argument may be several things, and may be an object of the caller's own, whose
 * contents then stand for themselves.
 */
final class Substitution {

  private final Values values;
  private final List<Symbols> actuals;

  /**
   * @param actuals what each parameter of the callee is, the receiver first
   */
  Substitution(Values values, List<Symbols> actuals) {
    this.values = values;
    this.actuals = actuals;
  }

  /** Whether a parameter of the callee is just the same parameter of the caller. */
  boolean isSameAs(int formal) {
    Path path = formal < actuals.size() ? actuals.get(formal).onlyCertainPath() : null;
    return path != null && path.equals(Path.ofFormal(formal));
  }

  /** What a path of the callee leads to. */
  Symbols value(Reach reach) {
    Symbols value = prefix(reach.path(), reach.path().length());
    return reach.certain() ? value : value.uncertain();
  }

  /** What has the field, or other step, that a path of the callee ends with. */
  Symbols holder(Path path) {
    return prefix(path, path.length() - 1);
  }

  private Symbols prefix(Path path, int length) {
    int formal = path.formal();
    if (formal < 0) {
      return Symbols.of(path.first(length));
    }
    Symbols at = formal < actuals.size() ? actuals.get(formal) : Symbols.NONE;
    if (at.fresh().isEmpty()) {
      return throughPaths(at, path, length);
    }
    for (int i = 0; i < length; i++) {
      at = values.load(at, path.step(i));
    }
    return at;
  }

  private static Symbols throughPaths(Symbols at, Path path, int length) {
    if (length == 0 || at.isEmpty()) {
      return at;
    }
    List<Reach> further = new ArrayList<>(at.reached().size());
    Path steps = path.first(length);
    for (Reach reach : at.reached()) {
      Path longer = reach.path().plus(steps, 0);
      if (longer != null) {
        further.add(new Reach(longer, reach.certain()));
      }
    }
    Symbols found = Symbols.of(further);
    return at.lossy() ? new Symbols(found.reached(), found.fresh(), true) : found;
  }
}
