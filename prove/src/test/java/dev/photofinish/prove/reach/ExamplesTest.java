package dev.photofinish.prove.reach;

import static dev.photofinish.prove.reach.Notation.effect;
import static dev.photofinish.prove.reach.Notation.object;
import static dev.photofinish.prove.reach.Notation.type;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Examples 3.1 and 3.6, from the execution to the answer. */
class ExamplesTest {

  private static final int V1 = 1;
  private static final int V2 = 2;
  private static final int H1 = 1;
  private static final int H2 = 2;
  private static final int F = 0;

  private static final Statement A = new Statement.Store(V1, F, V2);
  private static final Statement B = new Statement.Store(V2, F, V1);

  /** Example 3.1. */
  private static final WhileProgram LOOP =
      program(
          1,
          new Statement.Loop(
              0, Statement.sequence(new Statement.New(V1, H1), new Statement.New(V2, H2), A)));

  /** Example 3.6 with one of its two statements. */
  private static WhileProgram nested(Statement inner) {
    return program(
        2,
        new Statement.Loop(
            0,
            Statement.sequence(
                new Statement.New(V1, H1),
                new Statement.Loop(1, Statement.sequence(new Statement.New(V2, H2), inner)))));
  }

  private static WhileProgram program(int loops, Statement body) {
    return new WhileProgram(body, 3, 1, 3, loops);
  }

  private static Set<HeapEffect> effects(WhileProgram program) {
    LoopVector vector = Notation.vector("1".repeat(program.loops()));
    return TypeRules.infer(program, vector, SiteJoin.TO_TOP).effects();
  }

  @Test
  void executionOfExample31() {
    Execution twice = Semantics.run(LOOP, Choices.of(true, true, false));
    assertThat(twice.effects())
        .containsExactlyInAnyOrder(
            effect(object(H1, 1), object(H2, 1)), effect(object(H1, 2), object(H2, 2)));
    assertThat(twice.state().variable(V1)).hasValue(object(H1, 2));
    assertThat(twice.state().variable(V2)).hasValue(object(H2, 2));
    assertThat(twice.state().counts()).isEqualTo(Counts.of(2));
    assertThat(twice.state().field(object(H1, 1), F)).hasValue(object(H2, 1));
    assertThat(twice.state().field(object(H2, 1), F)).isEmpty();
    assertThat(twice.state().field(object(H1, 2), F)).hasValue(object(H2, 2));
    assertThat(twice.state().field(object(H2, 2), F)).isEmpty();
  }

  /** The judgement at the end of section 3.4, with rule 3.18 to the letter. */
  @Test
  void typesOfExample31() {
    TypeEnvironment types = TypeEnvironment.of(HeapType.ofNull(1), type(H1, "1"), type(H2, "1"));
    Typing typing =
        new LiteralTypeRules(Notation.vector("1")).type(LOOP.body(), new BitSet(), types);
    assertThat(typing.environment()).isEqualTo(types);
    assertThat(typing.effects()).containsExactly(effect(type(H1, "1"), type(H2, "1")));
    assertThat(effects(LOOP)).isEqualTo(typing.effects());
  }

  @Test
  void example31IsDisjoint() {
    Set<HeapEffect> effects = effects(LOOP);
    assertThat(LiteralReachability.closure(effects)).isEqualTo(effects);
    assertContains(effects, H2, H1, true);
    Execution twice = Semantics.run(LOOP, Choices.of(true, true, false));
    assertThat(new ConcreteReachability(twice.effects()).contains(H2, Set.of(H1))).isTrue();
  }

  /** Statement (A): each object of the inner loop has one in the outer loop that leads to it. */
  @Test
  void example36WithA() {
    Set<HeapEffect> effects = effects(nested(A));
    assertThat(effects).containsExactly(effect(type(H1, "10"), type(H2, "11")));
    assertThat(LiteralReachability.closure(effects)).isEqualTo(effects);
    assertContains(effects, H2, H1, true);
  }

  /** Statement (B): many objects of the inner loop lead to one of the outer. */
  @Test
  void example36WithB() {
    Set<HeapEffect> effects = effects(nested(B));
    assertThat(effects).containsExactly(effect(type(H2, "11"), type(H1, "10")));
    assertThat(LiteralReachability.closure(effects)).isEqualTo(effects);
    assertContains(effects, H1, H2, false);
    Execution execution = Semantics.run(nested(B), Choices.of(true, true, true, false, false));
    assertThat(new ConcreteReachability(execution.effects()).contains(H1, Set.of(H2))).isFalse();
  }

  /** The judgement of the paper has no derivation: see {@link TypeRules}. */
  @Test
  void example36HasNoTypeToTheLetter() {
    TypeEnvironment types = TypeEnvironment.of(HeapType.ofNull(2), type(H1, "10"), type(H2, "11"));
    LiteralTypeRules rules = new LiteralTypeRules(Notation.vector("11"));
    assertThatThrownBy(() -> rules.type(nested(A).body(), new BitSet(), types))
        .isInstanceOf(LiteralTypeRules.NoTypeException.class);
  }

  private static void assertContains(
      Set<HeapEffect> effects, int target, int root, boolean expected) {
    assertThat(DisjointReachability.of(effects).contains(target, root)).isEqualTo(expected);
    assertThat(new LiteralReachability(effects).contains(target, Set.of(root))).isEqualTo(expected);
  }
}
