package dev.photofinish.prove.reach;

import java.util.BitSet;
import java.util.Optional;
import java.util.Set;

/** The instrumented operational semantics (figure 3.5). */
final class Semantics {

  private final int fields;
  private final Choices choices;

  Semantics(int fields, Choices choices) {
    this.fields = fields;
    this.choices = choices;
  }

  /** Executes a program from the start. */
  static Execution run(WhileProgram program, Choices choices) {
    return new Semantics(program.fields(), choices)
        .execute(program.body(), new BitSet(), program.start());
  }

  /**
   * Executes a statement.
   *
   * @param running the loops around the statement, the paper's W
   */
  Execution execute(Statement statement, BitSet running, State state) {
    return statement.accept(new Step(running, state));
  }

  /** The rules for one statement. */
  private final class Step implements StatementVisitor<Execution> {

    private final BitSet running;
    private final State state;

    Step(BitSet running, State state) {
      this.running = running;
      this.state = state;
    }

    /** Rule 3.1. */
    @Override
    public Execution ofNull(Statement.Null statement) {
      return Execution.to(state.with(statement.variable(), Optional.empty()));
    }

    /** Rule 3.2. */
    @Override
    public Execution ofNew(Statement.New statement) {
      HeapObject object = new HeapObject(statement.site(), state.counts().within(running));
      State after = state.with(statement.variable(), Optional.of(object));
      for (int field = 0; field < fields; field++) {
        after = after.with(new State.Cell(object, field), Optional.empty());
      }
      return Execution.to(after);
    }

    /** Rule 3.3. */
    @Override
    public Execution ofCopy(Statement.Copy statement) {
      return Execution.to(state.with(statement.target(), state.variable(statement.source())));
    }

    /** Rule 3.4. */
    @Override
    public Execution ofLoad(Statement.Load statement) {
      return state
          .variable(statement.base())
          .map(base -> state.field(base, statement.field()))
          .map(value -> Execution.to(state.with(statement.target(), value)))
          .orElseGet(() -> Execution.stuckAt(state));
    }

    /** Rule 3.5. */
    @Override
    public Execution ofStore(Statement.Store statement) {
      return state
          .variable(statement.base())
          .map(base -> store(base, statement.field(), state.variable(statement.source())))
          .orElseGet(() -> Execution.stuckAt(state));
    }

    private Execution store(HeapObject base, int field, Optional<HeapObject> value) {
      State after = state.with(new State.Cell(base, field), value);
      Set<ConcreteEffect> effects =
          value.map(target -> Set.of(new ConcreteEffect(base, target))).orElse(Set.of());
      return new Execution(after, effects, false);
    }

    /** Rule 3.6. */
    @Override
    public Execution ofSequence(Statement.Sequence statement) {
      return then(execute(statement.first(), running, state), statement.second());
    }

    private Execution then(Execution first, Statement second) {
      return first.isStuck() ? first : first.then(execute(second, running, first.state()));
    }

    /** Rules 3.7 and 3.8. */
    @Override
    public Execution ofChoice(Statement.Choice statement) {
      Statement taken = choices.takesFirst() ? statement.first() : statement.second();
      return execute(taken, running, state);
    }

    /** Rules 3.9 and 3.10. */
    @Override
    public Execution ofLoop(Statement.Loop statement) {
      if (!choices.goesOn()) {
        return Execution.to(state);
      }
      BitSet inside = (BitSet) running.clone();
      inside.set(statement.loop());
      State entered = state.with(state.counts().increment(statement.loop()));
      return then(execute(statement.body(), inside, entered), statement);
    }
  }
}
