package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Prefixes (definition 6.1) and substitution (figure 7). */
class ExpTest {

  private static final Exp PATH = Exp.parse("arg1.f.g");

  @Test
  void aVariableIsAProperPrefixOfItsPaths() {
    assertThat(Exp.parse("arg1").isProperPrefixOf(PATH)).isTrue();
    assertThat(Exp.parse("arg2").isPrefixOf(PATH)).isFalse();
  }

  @Test
  void aPathIsAPrefixOfItselfButNoProperOne() {
    assertThat(PATH.isPrefixOf(PATH)).isTrue();
    assertThat(PATH.isProperPrefixOf(PATH)).isFalse();
  }

  @Test
  void fieldsAreComparedFromTheRoot() {
    assertThat(Exp.parse("arg1.f").isProperPrefixOf(PATH)).isTrue();
    assertThat(Exp.parse("arg1.g").isPrefixOf(PATH)).isFalse();
    assertThat(Exp.parse("arg1.f.g.h").isPrefixOf(PATH)).isFalse();
  }

  @Test
  void allFormalsAreSubstitutedAtOnce() {
    Map<String, Exp> swap = Map.of("arg1", Exp.parse("arg2.h"), "arg2", Exp.parse("arg1"));
    assertThat(PATH.substitute(swap)).isEqualTo(Exp.parse("arg2.h.f.g"));
    assertThat(Exp.parse("x.f").substitute(swap)).isEqualTo(Exp.parse("x.f"));
  }

  @Test
  void pathPrefixesLeaveOutTheVariable() {
    assertThat(PATH.pathPrefixes()).containsExactly(Exp.parse("arg1.f"), PATH);
    assertThat(Exp.parse("x").pathPrefixes()).isEmpty();
  }
}
