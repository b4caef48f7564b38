package dev.photofinish.prove.reach;

import java.util.BitSet;
import java.util.Set;

/**
 * The type rules (figure 3.8), as an inference.
 *
 * <p>Rule 3.18 wants the environment of a loop to be the same before and after it, and there is no
 * rule that makes an environment weaker. So a loop that overwrites what it found has no type if
 * other statements decide what that was; not even example 3.6 has one. What must be meant is that
 * the environment before the loop may be weakened to an invariant first, and what is after the body
 * again. That is sound: {@code (pi, rho)} is still abstracted if types grow.
 */
class TypeRules {

  private final LoopVector vector;
  private final SiteJoin sites;

  /**
   * Makes the rules for one loop vector, which is the same in all of a derivation.
   *
   * @param vector the paper's Pi
   */
  TypeRules(LoopVector vector, SiteJoin sites) {
    this.vector = vector;
    this.sites = sites;
  }

  /** The type of a program that starts with nothing in its variables. */
  static Typing infer(WhileProgram program, LoopVector vector, SiteJoin sites) {
    return new TypeRules(vector, sites)
        .type(
            program.body(),
            new BitSet(),
            TypeEnvironment.ofNulls(program.variables(), program.loops()));
  }

  final Typing type(Statement statement, BitSet running, TypeEnvironment environment) {
    return statement.accept(new Rules(running, environment));
  }

  /** Rule 3.18: the least environment above the one before the loop that is an invariant of it. */
  Typing typeLoop(Statement.Loop loop, BitSet running, TypeEnvironment before) {
    TypeEnvironment invariant = before;
    while (true) {
      Typing body = typeBody(loop, running, invariant);
      TypeEnvironment wider = invariant.join(body.environment(), sites);
      if (wider.equals(invariant)) {
        return new Typing(invariant, body.effects());
      }
      invariant = wider;
    }
  }

  /** The premise of rule 3.18. */
  final Typing typeBody(Statement.Loop loop, BitSet running, TypeEnvironment before) {
    if (vector.get(loop.loop()) == AbstractCount.ZERO) {
      throw new IllegalArgumentException("the loop vector is 0 for a loop of the program");
    }
    BitSet inside = (BitSet) running.clone();
    inside.set(loop.loop());
    return type(loop.body(), inside, before.loopback(loop.loop()));
  }

  /** The rules for one statement. */
  private final class Rules implements StatementVisitor<Typing> {

    private final BitSet running;
    private final TypeEnvironment environment;

    Rules(BitSet running, TypeEnvironment environment) {
      this.running = running;
      this.environment = environment;
    }

    /** Rule 3.11. */
    @Override
    public Typing ofNull(Statement.Null statement) {
      return Typing.to(environment.with(statement.variable(), HeapType.ofNull(vector.size())));
    }

    /** Rule 3.12. */
    @Override
    public Typing ofNew(Statement.New statement) {
      HeapType type = new HeapType(AbstractSite.of(statement.site()), vector.within(running));
      return Typing.to(environment.with(statement.variable(), type));
    }

    /** Rule 3.13. */
    @Override
    public Typing ofCopy(Statement.Copy statement) {
      HeapType type = environment.get(statement.source());
      return Typing.to(environment.with(statement.target(), type));
    }

    /** Rule 3.14. */
    @Override
    public Typing ofLoad(Statement.Load statement) {
      return Typing.to(environment.with(statement.target(), HeapType.top(vector.size())));
    }

    /** Rule 3.15. */
    @Override
    public Typing ofStore(Statement.Store statement) {
      HeapType root = environment.get(statement.base());
      HeapType target = environment.get(statement.source());
      boolean isNone = root.isNull() || target.isNull();
      return new Typing(environment, isNone ? Set.of() : Set.of(new HeapEffect(root, target)));
    }

    /** Rule 3.16. */
    @Override
    public Typing ofSequence(Statement.Sequence statement) {
      Typing first = type(statement.first(), running, environment);
      return type(statement.second(), running, first.environment()).plus(first.effects());
    }

    /** Rule 3.17. */
    @Override
    public Typing ofChoice(Statement.Choice statement) {
      Typing first = type(statement.first(), running, environment);
      Typing second = type(statement.second(), running, environment);
      return Typing.to(first.environment().join(second.environment(), sites))
          .plus(first.effects())
          .plus(second.effects());
    }

    @Override
    public Typing ofLoop(Statement.Loop statement) {
      return typeLoop(statement, running, environment);
    }
  }
}
