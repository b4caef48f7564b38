package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The paper's analysis (figure 7) on small programs. */
class AnalysisTest {

  @Test
  void whatIsReadOrWrittenIsWobblyUnlessLocal() {
    Summary summary = summary("m0(arg1, arg2) { x := arg1.f; arg2.g := x; arg2 := x }");
    assertThat(summary.wobbly())
        .extracting(Exp::toString)
        .containsExactly("arg1.f", "arg2.g", "arg2");
    assertThat(accesses(summary))
        .containsExactly("read arg1.f at 2 under 0", "write arg2.g at 3 under 0");
    assertThat(summary.isStable(Exp.parse("arg1.f"))).isTrue();
    assertThat(summary.isStable(Exp.parse("arg1.f.g"))).isFalse();
    assertThat(summary.isStable(Exp.parse("arg2.g"))).isFalse();
  }

  @Test
  void locksAddUpOverCalls() {
    Summary summary =
        summary(
            "m0(arg1) { lock(); m1(arg1); unlock() } m1(arg1) { lock(); x := arg1.f; unlock() }");
    assertThat(accesses(summary)).containsExactly("read arg1.f at 8 under 2");
    assertThat(summary.locks()).isZero();
  }

  @Test
  void actualsTakeThePlaceOfFormals() {
    Summary summary =
        summary(
            """
            m0(arg1) { y := new(); m1(arg1.f, y) }
            m1(arg1, arg2) { x := arg2.g; arg1.g := x; arg1 := x }
            """);
    assertThat(accesses(summary)).containsExactly("write arg1.f.g at 7 under 0");
    assertThat(summary.wobbly()).extracting(Exp::toString).containsExactly("arg1.f.g", "arg1.f");
  }

  @Test
  void anActualThatIsAnothersPrefixIsWobbly() {
    String callee = " m1(arg1, arg2) { skip }";
    assertThat(wobbly("m0(arg1) { m1(arg1.f, arg1.f.g) }" + callee)).containsExactly("arg1.f");
    assertThat(wobbly("m0(arg1) { m1(arg1, arg1) }" + callee)).containsExactly("arg1");
    assertThat(wobbly("m0(arg1) { m1(arg1.f, arg1.g) }" + callee)).isEmpty();
  }

  @Test
  void bothBranchesAndTheLoopCount() {
    Summary summary =
        summary(
            """
            m0(arg1) {
              if * then { x := arg1.f } else { x := arg1.g };
              while * do { x := arg1.h }
            }
            """);
    assertThat(accesses(summary)).hasSize(3);
  }

  @Test
  void fieldInstructionsAreReadsOnTheWay() {
    Program program =
        Parser.parse("m0(arg1) { x := new(); arg1.f.g := x; m1(arg1.h) } m1(arg1) { skip }");
    Analysis analysis = new Analysis(program, Granularity.INSTRUCTION, CallRule.MEANT);
    assertThat(accesses(analysis.of(program.method("m0"))))
        .containsExactly(
            "read arg1.f at 3 under 0", "write arg1.f.g at 3 under 0", "read arg1.h at 4 under 0");
  }

  @Test
  void figuresHaveThePapersVerdicts() {
    assertThat(promised(PaperFigures.DODO)).containsExactly("zap dee zup", "zup dee zup");
    assertThat(promised(PaperFigures.BURBLE)).containsExactly("meps f reps", "reps f reps");
    assertThat(promised(PaperFigures.WURBLE)).isEmpty();
  }

  private static List<String> promised(Program program) {
    Analysis analysis = new Analysis(program, Granularity.COMMAND, CallRule.MEANT);
    return new Theorem(program, analysis)
        .pairs().stream()
            .map(
                pair ->
                    pair.first().method()
                        + " "
                        + String.join(".", pair.first().path().fields())
                        + " "
                        + pair.second().method())
            .toList();
  }

  private static List<String> wobbly(String text) {
    return summary(text).wobbly().stream().map(Exp::toString).toList();
  }

  private static List<String> accesses(Summary summary) {
    return summary.accesses().stream().map(RecordedAccess::toString).toList();
  }

  private static Summary summary(String text) {
    Program program = Parser.parse(text);
    return new Analysis(program, Granularity.COMMAND, CallRule.MEANT).of(program.method("m0"));
  }
}
