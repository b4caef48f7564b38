package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.AccessKind;
import org.junit.jupiter.api.Test;

/**
 * Figure 7's rule for calls to the letter, which has no filter {@code fml}: it keeps what a callee
 * does to the caller's locals. Neither theorem holds then, which is why {@link CallRule#MEANT} is
 * the rule to use.
 */
class LiteralReadingTest {

  /** Each thread writes to an object that no other thread ever sees. */
  private static final Program PROGRAM =
      Parser.parse(
          """
          m0(arg1) {
            x := new();
            m1(x);
          }
          m1(arg1) {
            y := new();
            arg1.f := y;
          }
          """);

  private static final Method CALLER = PROGRAM.method("m0");

  @Test
  void theorem515Fails() {
    assertThat(summary(CallRule.MEANT)).isEqualTo(abstraction());
    assertThat(summary(CallRule.LITERAL)).isNotEqualTo(abstraction());
  }

  @Test
  void theorem610Fails() {
    assertThat(promises(CallRule.MEANT)).isZero();
    assertThat(promises(CallRule.LITERAL)).isOne();
    AccessPoint write = new AccessPoint("m0", AccessKind.WRITE, Exp.parse("x.f"), 7);
    RaceSearch search = new RaceFinder(PROGRAM, Granularity.COMMAND).find(write, write);
    assertThat(search.trace()).isEmpty();
    assertThat(search.gaveUp()).isFalse();
  }

  private static Summary summary(CallRule rule) {
    return new Analysis(PROGRAM, Granularity.COMMAND, rule).of(CALLER);
  }

  private static Summary abstraction() {
    State start = WellBehaved.apart(PROGRAM, CALLER);
    Interpreter.Traces traces = new Interpreter(PROGRAM, 2, 10).run(CALLER, start);
    return new Abstraction(Granularity.COMMAND, CallRule.LITERAL).of(traces.traces());
  }

  private static long promises(CallRule rule) {
    Analysis analysis = new Analysis(PROGRAM, Granularity.COMMAND, rule);
    return new Theorem(PROGRAM, analysis)
        .pairs().stream()
            .filter(pair -> pair.first().method().equals("m0"))
            .filter(pair -> pair.second().method().equals("m0"))
            .count();
  }
}
