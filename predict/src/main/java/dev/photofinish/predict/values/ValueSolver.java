package dev.photofinish.predict.values;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;

/**
 * Finds races of windows with symbolic values. A witness counts if the checker, which shares no
 * code with this, agrees. Limits are kept, except for their conflicts. Safe for use by many
 * threads.
 */
public final class ValueSolver implements AutoCloseable {

  private final Z3 z3;
  private volatile Optional<String> missing = Optional.empty();

  /** With Z3, unless {@code -Dphotofinish.z3=off} says that there shall be none. */
  public ValueSolver() {
    this(new Z3());
  }

  ValueSolver(Z3 z3) {
    this.z3 = z3;
  }

  /** Why there is no solver here, if one has been asked for and there was none. */
  public Optional<String> missing() {
    return missing;
  }

  public ValueAnswer solve(ValueQuery query, Limits limits) {
    if (missing.isPresent()) {
      return new ValueAnswer.Unknown(missing.get());
    }
    ValueEncoding encoding = new ValueEncoding(query);
    if (encoding.isHopeless()) {
      return new ValueAnswer.None();
    }
    Z3.Reply reply = z3.ask(encoding.text(), limits);
    if (reply instanceof Z3.Reply.Sat sat) {
      return checked(query, encoding.witness(sat.model()));
    }
    if (reply instanceof Z3.Reply.Failed failed) {
      missing = failed.missing() ? Optional.of(failed.reason()) : missing;
      return new ValueAnswer.Unknown(failed.reason());
    }
    return new ValueAnswer.None();
  }

  private static ValueAnswer checked(ValueQuery query, List<Event> witness) {
    Optional<String> problem = new WitnessChecker(query.window()).problem(witness);
    return problem.isPresent()
        ? new ValueAnswer.Unknown("the witness is none: " + problem.get())
        : new ValueAnswer.Race(witness);
  }

  @Override
  public void close() {
    z3.close();
  }
}
