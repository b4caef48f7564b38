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

  /** Answers one question that has nothing to do with others. */
  public ValueAnswer solve(ValueQuery query, Limits limits) {
    try (Session session = session()) {
      return session.solve(query, limits);
    }
  }

  /** For questions that follow one another: for each alone, most of the time is to prepare. */
  public Session session() {
    return new Session(z3.session());
  }

  /**
   * Questions one after the other. A witness may depend on those before it in the session, but on
   * nothing else. Used by one thread.
   */
  public final class Session implements AutoCloseable {

    private final Z3.Session asked;

    private Session(Z3.Session asked) {
      this.asked = asked;
    }

    public ValueAnswer solve(ValueQuery query, Limits limits) {
      if (missing.isPresent()) {
        return new ValueAnswer.Unknown(missing.get());
      }
      ValueEncoding encoding = new ValueEncoding(query);
      if (encoding.isHopeless()) {
        return new ValueAnswer.None();
      }
      String question;
      try {
        question = encoding.text();
      } catch (Smt.TooLarge e) {
        return new ValueAnswer.Unknown("the question is too large");
      }
      Z3.Reply reply = asked.ask(question, limits);
      if (reply instanceof Z3.Reply.Sat sat) {
        return checked(query, encoding.witness(sat.model()));
      }
      if (reply instanceof Z3.Reply.Failed failed) {
        missing = failed.missing() ? Optional.of(failed.reason()) : missing;
        return new ValueAnswer.Unknown(failed.reason());
      }
      return new ValueAnswer.None();
    }

    @Override
    public void close() {
      asked.close();
    }
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
