package dev.photofinish.models;

import dev.photofinish.ir.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a call of a library's method does.
 *
 * <p>{@link #NONE} stands for a method of which nothing is known. One that is known to do nothing
 * of interest has no effects either, but {@linkplain #isKnown is known}.
 */
public final class MethodFacts {

  public static final MethodFacts NONE = new MethodFacts(FixedList.of(), false);

  private final FixedList<Effect> effects;
  private final boolean known;
  private final boolean runsCode;

  private MethodFacts(FixedList<Effect> effects, boolean known) {
    this.effects = effects;
    this.known = known;
    this.runsCode = effects.stream().anyMatch(Effect.Runs.class::isInstance);
  }

  static MethodFacts of(List<Effect> effects) {
    return new MethodFacts(FixedList.copyOf(effects), true);
  }

  /** Whether a rule says something, if only that it does nothing. */
  public boolean isKnown() {
    return known;
  }

  public boolean hasEffects() {
    return !effects.isEmpty();
  }

  /** Whether it runs what is given to it. */
  public boolean runsCode() {
    return runsCode;
  }

  /** The effects, in the order of the rule. */
  public FixedList<Effect> effects() {
    return effects;
  }

  /** The effects of one kind. */
  public <E extends Effect> List<E> all(Class<E> kind) {
    List<E> found = List.of();
    for (Effect effect : effects) {
      if (kind.isInstance(effect)) {
        found = found.isEmpty() ? new ArrayList<>(1) : found;
        found.add(kind.cast(effect));
      }
    }
    return found;
  }

  /**
   * Where the result comes from, as far as one source tells it: the first if there are several,
   * {@link Source.Kind#UNKNOWN} if nothing is said.
   */
  public Source returns() {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Returns returns) {
        return returns.what();
      }
    }
    return Source.UNKNOWN;
  }

  /** What it does with a lock. */
  public Optional<Effect.Locks> locks() {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Locks locks) {
        return Optional.of(locks);
      }
    }
    return Optional.empty();
  }

  /** Whether it comes back. */
  public boolean returnsNormally() {
    return effects.stream().noneMatch(Effect.NeverReturns.class::isInstance);
  }

  /** As a file would write it. */
  @Override
  public String toString() {
    if (effects.isEmpty()) {
      return known ? "nothing" : "unknown";
    }
    return String.join(", ", effects.stream().map(Effect::toString).toList());
  }
}
