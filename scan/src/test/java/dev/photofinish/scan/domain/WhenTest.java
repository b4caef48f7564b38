package dev.photofinish.scan.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WhenTest {

  private static final Condition IS_NULL = new Condition(1, true, 0);
  private static final Condition NOT_NULL = new Condition(1, false, 0);
  private static final Condition IS_TWO = new Condition(2, true, 2);
  private static final Condition IS_THREE = new Condition(2, true, 3);
  private static final Condition NOT_TWO = new Condition(2, false, 2);
  private static final Condition NOT_THREE = new Condition(2, false, 3);

  private static When when(Condition... conditions) {
    When when = When.ANY;
    for (Condition condition : conditions) {
      when = when.and(condition);
    }
    return when;
  }

  @Test
  void theOrderOfConditionsDoesNotMatter() {
    assertThat(when(IS_TWO, IS_NULL)).isEqualTo(when(IS_NULL, IS_TWO));
    assertThat(when(NOT_THREE, NOT_TWO)).isEqualTo(when(NOT_TWO, NOT_THREE));
  }

  @Test
  void whatAParameterIsSaysWhatItIsNot() {
    assertThat(when(NOT_TWO, IS_THREE)).isEqualTo(when(IS_THREE));
    assertThat(when(IS_THREE, NOT_TWO)).isEqualTo(when(IS_THREE));
  }

  @Test
  void certainIsWhatAllWaysSay() {
    When one = when(IS_NULL, IS_TWO);
    When other = when(IS_NULL, IS_THREE);
    When third = when(NOT_TWO, IS_NULL);
    assertThat(one.meet(other)).isEqualTo(when(IS_NULL));
    assertThat(one.meet(one)).isEqualTo(one);
    assertThat(one.meet(When.ANY)).isEqualTo(When.ANY);
    assertThat(one.meet(other).meet(third)).isEqualTo(third.meet(other.meet(one)));
  }

  @Test
  void contradictionsAreKnown() {
    assertThat(when(IS_NULL).excludes(NOT_NULL)).isTrue();
    assertThat(when(NOT_NULL).excludes(IS_NULL)).isTrue();
    assertThat(when(IS_TWO).excludes(IS_THREE)).isTrue();
    assertThat(when(IS_TWO).excludes(NOT_THREE)).isFalse();
    assertThat(when(NOT_TWO).excludes(NOT_THREE)).isFalse();
    assertThat(when(IS_NULL).excludes(IS_TWO)).isFalse();
  }

  @Test
  void implicationsAreKnown() {
    assertThat(when(IS_TWO, IS_NULL).implies(when(NOT_THREE))).isTrue();
    assertThat(when(IS_TWO).implies(When.ANY)).isTrue();
    assertThat(when(NOT_TWO).implies(when(NOT_TWO))).isTrue();
    assertThat(when(NOT_TWO).implies(when(IS_THREE))).isFalse();
    assertThat(when(IS_TWO).implies(when(IS_TWO, NOT_NULL))).isFalse();
  }

  @Test
  void onlyTheFirstOfManyAreKept() {
    When when = When.ANY;
    for (int value = 0; value < 100; value++) {
      when = when.and(new Condition(0, false, value));
    }
    assertThat(when.conditions()).hasSize(4);
    assertThat(when.and(new Condition(0, true, 100)).conditions())
        .isEqualTo(List.of(new Condition(0, true, 100)));
  }
}
