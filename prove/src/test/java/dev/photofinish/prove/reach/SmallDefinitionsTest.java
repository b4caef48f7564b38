package dev.photofinish.prove.reach;

import static dev.photofinish.prove.reach.Notation.effect;
import static dev.photofinish.prove.reach.Notation.object;
import static dev.photofinish.prove.reach.Notation.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The definitions of section 3.5, case by case. */
class SmallDefinitionsTest {

  /** Definition 3.7: paths of any length, but not of none. */
  @Test
  void closureOfConcreteEffects() {
    HeapObject first = object(1, 1);
    HeapObject second = object(2, 1);
    HeapObject third = object(3, 2);
    Set<ConcreteEffect> effects = Set.of(effect(first, second), effect(second, third));
    assertThat(ConcreteReachability.power(effects, 1)).isEqualTo(effects);
    assertThat(ConcreteReachability.power(effects, 2)).containsExactly(effect(first, third));
    assertThat(ConcreteReachability.power(effects, 3)).isEmpty();
    assertThat(ConcreteReachability.closure(effects))
        .containsExactlyInAnyOrder(
            effect(first, second), effect(second, third), effect(first, third));
  }

  /** Figure 3.9, first equation: the same object from two objects, of sites that are asked for. */
  @Test
  void disjointInAnExecution() {
    HeapObject shared = object(3, 1);
    ConcreteReachability reachability =
        new ConcreteReachability(
            Set.of(effect(object(1, 1), shared), effect(object(2, 1), shared)));
    assertThat(reachability.contains(3, Set.of(1))).isTrue();
    assertThat(reachability.contains(3, Set.of(2))).isTrue();
    assertThat(reachability.contains(3, Set.of(1, 2))).isFalse();
  }

  /** Definition 3.8. */
  @ParameterizedTest
  @CsvSource({
    "10, 10, true",
    "10, 11, false",
    "10, 1T, true",
    "TT, 01, true",
    "T0, 01, false",
  })
  void compatibleCounts(String one, String other, boolean expected) {
    assertThat(type(1, one).isCompatible(type(1, other))).isEqualTo(expected);
    assertThat(type(1, other).isCompatible(type(1, one))).isEqualTo(expected);
  }

  /** Definition 3.8. */
  @Test
  void compatibleSites() {
    assertThat(type(1, "1").isCompatible(type(2, "1"))).isFalse();
    assertThat(type(1, "1").isCompatible(type(AbstractSite.TOP, "1"))).isTrue();
    assertThat(type(1, "1").isCompatible(type(AbstractSite.TOP, "0"))).isFalse();
  }

  /** Definition 3.9. */
  @Test
  void belowTop() {
    assertThat(type(1, "01").isBelowTop()).isTrue();
    assertThat(type(1, "0T").isBelowTop()).isFalse();
    assertThat(type(AbstractSite.TOP, "01").isBelowTop()).isFalse();
  }

  /** Definition 3.10: the iteration is lost if an object in between is not of the same one. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, 1, 1",
    "1, T, 1, 1, T",
    "1, 1, T, 1, T",
    "1, 0, 0, 1, T",
    "1, T, T, 0, 0",
    "0, T, T, 1, 1",
    "T, 0, 0, 1, 1",
    "1, T, T, T, T",
  })
  void stepOfTheClosure(String first, String second, String third, String fourth, String fifth) {
    HeapEffect start = effect(type(1, first), type(2, second));
    HeapEffect next = effect(type(2, third), type(3, fourth));
    assertThat(LiteralReachability.closure(Set.of(start, next)))
        .containsExactlyInAnyOrder(start, next, effect(type(1, first), type(3, fifth)));
    assertThat(start.then(next)).isEqualTo(type(3, fifth));
  }

  /** Definition 3.10: effects follow each other only if they may meet in an object. */
  @Test
  void noStepWithoutACompatibleType() {
    HeapEffect start = effect(type(1, "1"), type(2, "0"));
    HeapEffect next = effect(type(2, "1"), type(3, "1"));
    assertThat(LiteralReachability.closure(Set.of(start, next)))
        .containsExactlyInAnyOrder(start, next);
  }

  /** Figure 3.9, second equation: what keeps two roots from being one. */
  @ParameterizedTest
  @CsvSource({
    // equal types below top, and a 1 at the end where the root has one
    "1, 1, 1, 1, true",
    // the roots' types differ
    "1, 1, 0, 1, false",
    // the ends cannot be one object
    "1, 1, 0, 0, true",
    // a top at the root
    "T, 1, T, 1, false",
    // no 1 at the end
    "1, 0, 1, 0, false",
    "1, T, 1, T, false",
    // a root outside of all loops is one object
    "0, 1, 0, 1, true",
    "0, T, 0, T, true",
  })
  void disjointForTypes(
      String first, String third, String second, String fourth, boolean expected) {
    Set<HeapEffect> effects =
        new HashSet<>(
            List.of(
                effect(type(1, first), type(2, third)), effect(type(1, second), type(2, fourth))));
    assertThat(new LiteralReachability(effects).contains(2, Set.of(1))).isEqualTo(expected);
    assertThat(DisjointReachability.of(effects).contains(2, 1)).isEqualTo(expected);
  }
}
