package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not a program of IL, and is refused. */
class WellFormedTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        // recursion, direct and through another method
        "m0(arg1) { m0(arg1) }",
        "m0(arg1) { m1(arg1) } m1(arg1) { m0(arg1) }",
        // no such method, or not with so many formals
        "m0(arg1) { m1(arg1) }",
        "m0(arg1) { m1(arg1) } m1(arg1, arg2) { skip }",
        // the same name twice
        "m0(arg1) { skip } m0(arg1) { skip }",
        // a formal that the method does not have
        "m0(arg1) { arg2 := arg1 }",
        // not in argument-normal form
        "m0(arg1, arg2) { arg1.f := arg2 }",
        // a path where a variable must stand
        "m0(arg1) { x := new(); arg1.f := x.f }",
        // no value yet, or not on every way
        "m0(arg1) { arg1.f := x }",
        "m0(arg1) { x := y }",
        "m0(arg1) { x := y.f }",
        "m0(arg1) { m1(x) } m1(arg1) { skip }",
        "m0(arg1) { if * then { x := arg1 } else { skip }; arg1.f := x }",
        "m0(arg1) { while * do { x := arg1 }; arg1.f := x }",
        "m0(arg1) { while * do { arg1.f := x; x := arg1 } }",
      })
  void isRefused(String text) {
    assertThatThrownBy(() -> Parser.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isAcceptedIfAssignedOnEveryWay() {
    Parser.parse(
        """
        m0(arg1) {
          if * then { x := arg1 } else { lock(); x := new(); unlock() };
          while * do { arg1.f := x; y := x; arg1.f := y }
        }
        """);
  }
}
